import { payoffAdminRoutes } from '@yoimachi/contract/payoff-admin';
import { MATCH_ROWS_MAX, type BankLayout, type BankRow, type RowMatch } from '@yoimachi/domain/payoff';
import { call } from '#lib/api.ts';
import { query } from '#lib/queries.ts';
import { settingHistoryAdminRoutes } from '@yoimachi/contract/setting-history';
import { useQuietAct } from '#lib/use-told-act.ts';
import type { Day } from '#ui/lib/dates.ts';
import type { CallAnswer } from '#ui/lib/request.ts';

export type KeptLayout = CallAnswer<typeof payoffAdminRoutes.listBankLayouts>['items'][number];

export const bankLayouts = () => query(payoffAdminRoutes.listBankLayouts);

/** Keeps a layout, or changes the one that was read. */
export const useSaveLayout = (read: KeptLayout | null) =>
  useEdit((layout: BankLayout) => {
    const body = {
      ...layout,
      transferredValues: [...layout.transferredValues],
      returnedValues: [...layout.returnedValues],
      skippedValues: [...layout.skippedValues],
    };
    return read === null
      ? call(payoffAdminRoutes.addBankLayout, { body })
      : call(payoffAdminRoutes.changeBankLayout, {
          params: { layoutId: read.layoutId },
          body: { ...body, seen: read.version },
        });
  });

export const useRemoveLayout = () =>
  useEdit(({ layoutId, version }: KeptLayout) =>
    call(payoffAdminRoutes.removeBankLayout, { params: { layoutId }, body: { seen: version } }),
  );

const useEdit = <Wanted, Edited>(edit: (wanted: Wanted) => Promise<Edited>) =>
  useQuietAct({ act: edit, refreshes: [payoffAdminRoutes, settingHistoryAdminRoutes] });

/** The payoffs that rows of a file may be about, asked for in parts as large as a call takes. */
export async function matchesOf(payDay: Day, rows: readonly BankRow[]): Promise<readonly RowMatch[]> {
  const matches: RowMatch[] = [];
  for (let from = 0; from < rows.length; from += MATCH_ROWS_MAX) {
    const part = rows.slice(from, from + MATCH_ROWS_MAX).map((row) => ({ ...row, names: [...row.names] }));
    const { items } = await call(payoffAdminRoutes.matchBankStatement, {
      params: { payDay },
      body: { rows: part },
    });
    matches.push(...items);
  }
  return matches;
}
