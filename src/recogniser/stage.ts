/** The steps from a frame's pixels to a hand, told as they end to whoever wants to know how long each takes. */

export const stages = ['find', 'refine', 'describe', 'match', 'solve'] as const;
export type Stage = (typeof stages)[number];

/** Called when a step has ended; a step may come more than once in a frame. */
export type OnStage = (stage: Stage) => void;

export const nobodyAsks: OnStage = () => undefined;
