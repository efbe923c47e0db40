import { COUNTED_FIGURES, type CountedFigure } from '@yoimachi/domain/figures';
import { isDay, isMonth, type Day } from '@yoimachi/domain/time';

export const VIEWS = ['bookings', 'points', 'people', 'cohorts'] as const;
export type View = (typeof VIEWS)[number];
export const SPANS = [7, 30, 90] as const;
export const CLASSES = ['SUPER_PREMIUM', 'PREMIUM', 'REGULAR'] as const;
export type ClassFilter = (typeof CLASSES)[number];

/** Of which casts. */
export interface PartSearch {
  readonly district?: string;
  readonly castClass?: ClassFilter;
}
/** What of the figures is shown, as it stands in the address. */
export interface FiguresSearch extends PartSearch {
  readonly view?: View;
  readonly days?: (typeof SPANS)[number];
}
/** Which figure of which days is looked into. */
export interface CountedSearch extends PartSearch {
  readonly figure: CountedFigure;
  readonly from: Day;
  readonly to: Day;
}

function partOf(search: Record<string, unknown>): PartSearch {
  const district = search['district'];
  const castClass = CLASSES.find((one) => one === search['castClass']);
  return {
    ...(typeof district === 'string' && district !== '' && { district: district.slice(0, 40) }),
    ...(castClass && { castClass }),
  };
}

export function figuresSearch(search: Record<string, unknown>): FiguresSearch {
  const view = VIEWS.find((one) => one === search['view']);
  const days = SPANS.find((one) => one === Number(search['days']));
  return { ...(view && { view }), ...(days && { days }), ...partOf(search) };
}

const dayIn = (value: unknown): Day | undefined =>
  typeof value === 'string' && isDay(value) ? value : undefined;

/** Absent days are those of an address that somebody wrote by hand: it shows nothing then. */
export function countedSearch(search: Record<string, unknown>): Partial<CountedSearch> {
  const figure = COUNTED_FIGURES.find((one) => one === search['figure']);
  const [from, to] = [dayIn(search['from']), dayIn(search['to'])];
  return { ...(figure && { figure }), ...(from && { from }), ...(to && { to }), ...partOf(search) };
}

/** Which count of cohorts is looked into; months as YYYY-MM. */
export interface CohortSearch {
  readonly side: 'CAST' | 'GUEST';
  readonly firstMonth: string;
  readonly month: string;
}

const monthIn = (value: unknown): string | undefined =>
  typeof value === 'string' && isMonth(value) ? value : undefined;

/** Absent months are those of an address that somebody wrote by hand: it shows nothing then. */
export function cohortSearch(search: Record<string, unknown>): Partial<CohortSearch> {
  const side = (['CAST', 'GUEST'] as const).find((one) => one === search['side']);
  const [firstMonth, month] = [monthIn(search['firstMonth']), monthIn(search['month'])];
  return { ...(side && { side }), ...(firstMonth && { firstMonth }), ...(month && { month }) };
}
