import { payoffAdminRoutes } from '@yoimachi/contract/payoff-admin';
import type { PayoffShelf } from '@yoimachi/domain/payoff-shelves';
import { call } from '#lib/api.ts';
import { query } from '#lib/queries.ts';
import { settingHistoryAdminRoutes } from '@yoimachi/contract/setting-history';
import { useToldAct } from '#lib/use-told-act.ts';
import type { Day } from '#ui/lib/dates.ts';
import type { CallAnswer } from '#ui/lib/request.ts';

export type PayDay = CallAnswer<typeof payoffAdminRoutes.showPayDay>;
export type ListedDay = CallAnswer<typeof payoffAdminRoutes.listPayDays>['items'][number];
export type DayPayoff = CallAnswer<typeof payoffAdminRoutes.listDayPayoffs>['items'][number];
export type Payoff = CallAnswer<typeof payoffAdminRoutes.showPayoff>;

export const onePayDay = (payDay: Day) => query(payoffAdminRoutes.showPayDay, { params: { payDay } });

const pageOfDay = (payDay: Day, shelf: PayoffShelf | undefined, cursor: string | null) =>
  call(payoffAdminRoutes.listDayPayoffs, {
    params: { payDay },
    query: { ...(shelf && { shelf }), ...(cursor !== null && { cursor }) },
  });

/** All of a shelf, page by page: what is done with all of them is shown before. */
export async function allOfShelf(payDay: Day, shelf: PayoffShelf): Promise<readonly DayPayoff[]> {
  const found: DayPayoff[] = [];
  for (let cursor: string | null = null; ;) {
    const page: Awaited<ReturnType<typeof pageOfDay>> = await pageOfDay(payDay, shelf, cursor);
    found.push(...page.items);
    if (page.nextCursor === null) return found;
    cursor = page.nextCursor;
  }
}

export const onePayoff = (number: number) => query(payoffAdminRoutes.showPayoff, { params: { number } });

/** An act on payoffs: it is told, and everything about payoffs and what was set is read again, also after a refusal. */
export const usePayoffAct = <Given, Answer>(
  act: (given: Given) => Promise<Answer>,
  said: string | ((answer: Answer) => string),
  onDone?: () => void,
) => useToldAct({ act, said, onDone, refreshes: [payoffAdminRoutes, settingHistoryAdminRoutes] });
