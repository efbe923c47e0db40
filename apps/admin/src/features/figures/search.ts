import { COUNTED_FIGURES } from '@yoimachi/domain/figures';
import { isMonth } from '@yoimachi/domain/time';
import { addressOf, day, oneOf, words } from '#lib/address.ts';

export const VIEWS = ['bookings', 'points', 'people', 'cohorts'] as const;
export type View = (typeof VIEWS)[number];
export const SPANS = [7, 30, 90] as const;
export const CLASSES = ['SUPER_PREMIUM', 'PREMIUM', 'REGULAR'] as const;

const part = { district: words(40), castClass: oneOf(CLASSES) };
const month = (given: unknown) => (typeof given === 'string' && isMonth(given) ? given : undefined);

/** Of which casts. */
export type PartSearch = Pick<FiguresSearch, 'district' | 'castClass'>;

/** What of the figures is shown, as it stands in the address. */
export const figuresSearch = addressOf({ view: oneOf(VIEWS), days: oneOf(SPANS), ...part });
export type FiguresSearch = ReturnType<typeof figuresSearch>;

/** Which figure of which days is looked into; an address that somebody wrote by hand may miss some, and shows nothing then. */
export const countedSearch = addressOf({ figure: oneOf(COUNTED_FIGURES), from: day, to: day, ...part });
export type CountedSearch = Complete<ReturnType<typeof countedSearch>, 'figure' | 'from' | 'to'>;

/** Which count of cohorts is looked into; months as YYYY-MM, missing as days are. */
export const cohortSearch = addressOf({ side: oneOf(['CAST', 'GUEST']), firstMonth: month, month });
export type CohortSearch = Required<ReturnType<typeof cohortSearch>>;

type Complete<Search, Name extends keyof Search> = Omit<Search, Name> & Required<Pick<Search, Name>>;
