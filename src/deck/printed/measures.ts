/** The printed card's measures in millimetres. */

export const cardWidth = 25;
export const cardHeight = 76;

/** A dark rim and a light line run round each card: one of them stands out against whatever lies beneath. */
export const rim = 0.45;
export const margin = 1.3;

/** The number's panel and the sign's panel lie at both ends, the picture between. */
export const numberTop = margin;
export const signTop = 13;
export const pictureTop = 26;

/** Where the indices stand, left and right: wholly within the 35 % of the width that a fan leaves open. */
export const indexLeft = 5.15;
export const indexRight = cardWidth - indexLeft;
