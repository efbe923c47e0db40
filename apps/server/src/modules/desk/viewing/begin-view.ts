import type { OperatorRef } from '@yoimachi/domain/operator';
import { fail, ok } from '@yoimachi/domain/result';
import { addMinutes } from '@yoimachi/domain/time';
import { VIEW_MINUTES } from '@yoimachi/domain/viewing';
import { readPrivately } from '#base/read-log';
import { publicOrigin } from '#platform/config';
import type { Crypto } from '#platform/crypto';
import type { Trx } from '#platform/database';
import type { ActContext } from '#platform/module';
import { hasScreens, insertView } from './view.store.ts';

/** What is kept of a token: who has the database looks at nobody with it. */
export const viewHash = (crypto: Pick<Crypto, 'hashSecret'>, token: string): Buffer =>
  crypto.hashSecret(token, 'member-view');

/**
 * Opens the product as a member sees it: a private read with its reason, its ceiling and its row. The token stands behind the `#`, which no server and
 * no log is told. NOT_FOUND: nobody with screens of her own.
 */
export function viewAsMember(
  context: ActContext,
  order: { readonly accountId: string; readonly reason: string; readonly operator: OperatorRef },
) {
  const { accountId, operator, reason } = order;
  const read = { kind: 'VIEW', operator, reason, subject: accountId } as const;
  return readPrivately(context, read, async ({ db, crypto, clock, ids, config }) => {
    if (!(await hasScreens(db, accountId))) return fail('NOT_FOUND');
    const token = `view.${crypto.randomToken()}`;
    const [at, id] = [clock.now(), ids.newId()];
    const endsAt = addMinutes(at, VIEW_MINUTES);
    const view = { id, tokenHash: viewHash(crypto, token), operatorId: operator.id, accountId };
    await insertView(db as Trx, { ...view, begunAt: at, endsAt });
    return ok({ accountId, rows: 1, answer: { url: `${publicOrigin(config)}/view#${token}`, endsAt } });
  });
}
