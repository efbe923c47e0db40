/** What two identities have in common that makes them one person (rules.md 13); PHONE: they are one identity. */
export type PersonSign = 'PHONE' | 'LINE' | 'CARD' | 'DEVICE' | 'BANK';

/** Of a sign that very many share, such as the tablet of a shop, so many matches are kept: enough for somebody to look at it. */
export const MATCHES_OF_ONE_MAX = 50;
export const MATCH_REASON_MAX = 500;

export type MatchDecision = 'SAME' | 'DIFFERENT';
