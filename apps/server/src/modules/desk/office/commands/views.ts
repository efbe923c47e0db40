import { VIEWS_PER_LIST, type OfficeList, type OperatorRef } from '@yoimachi/domain/operator';
import { fail, ok } from '@yoimachi/domain/result';
import { cleanLine, hasVisibleText } from '@yoimachi/domain/text';
import { withTransaction } from '#platform/database';
import type { ActContext } from '#platform/module';
import { deleteView, lockViews, upsertView, viewsOf } from '../view.store.ts';

interface Order {
  readonly list: OfficeList;
  readonly name: string;
  readonly search: string;
  readonly operator: OperatorRef;
}

/** Keeps filters under a name of the operator's own. REQUIRED without a name, OFFICE_VIEWS_FULL beyond twenty of a list. */
export function saveView({ db, clock, ids }: ActContext, { list, search, operator, ...given }: Order) {
  const name = cleanLine(given.name);
  return withTransaction(db, async (trx) => {
    if (!hasVisibleText(name)) return fail('REQUIRED', 'name');
    await lockViews(trx, operator.id);
    const views = await viewsOf(trx, operator.id, list);
    if (views.length >= VIEWS_PER_LIST && views.every((view) => view.name !== name))
      return fail('OFFICE_VIEWS_FULL');
    const view = { id: ids.newId(), operator_id: operator.id, list, name, search, saved_at: clock.now() };
    return ok(await upsertView(trx, view));
  });
}

/** NOT_FOUND: there is none of this operator. */
export async function removeView(
  { db }: ActContext,
  { viewId, operator }: { readonly viewId: string; readonly operator: OperatorRef },
) {
  return (await deleteView(db, operator.id, viewId)) ? ok() : fail('NOT_FOUND');
}
