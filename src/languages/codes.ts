/** The six languages that the referee is meant to speak, by their codes. */

export const languageCodes = ['en', 'nl', 'et', 'el', 'tr', 'mr'] as const;
export type LanguageCode = (typeof languageCodes)[number];
