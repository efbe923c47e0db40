import { addMinutes, DAY_MINUTES } from '@yoimachi/domain/time';

/** What two identities have in common that makes them one person (rules.md 13); PHONE: they are one identity. */
export type PersonSign = 'PHONE' | 'LINE' | 'CARD' | 'DEVICE' | 'BANK';

/** Of a sign that very many share, such as the tablet of a shop, so many matches are kept: enough for somebody to look at it. */
export const MATCHES_OF_ONE_MAX = 50;
export const MATCH_REASON_MAX = 500;

/**
 * What somebody is known again by, and what was found in common, goes so long after the last account was left (rules.md 13): no card company
 * takes money back after that, and nobody is asked for longer what he had agreed to.
 */
export const SIGNS_KEPT_DAYS = 2 * 365;

/** Who left by this instant is no longer known again. */
export const signsBefore = (now: Date): Date => addMinutes(now, -SIGNS_KEPT_DAYS * DAY_MINUTES);

export type MatchDecision = 'SAME' | 'DIFFERENT';
