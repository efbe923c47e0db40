import { adminRoutes } from '@yoimachi/contract/admin';
import { UserType } from '@yoimachi/domain/account';
import type { App } from '../../apps/server/src/app.ts';
import { actingOperator, callAsOperator } from '../../apps/server/src/modules/desk/operator/index.ts';
import { profileAdmin } from '../../apps/server/src/modules/people/profile/index.ts';
import type { ActContext } from '../../apps/server/src/platform/module/index.ts';
import { DEMO_SUSPENDED_GUEST_PHONE } from './accounts.ts';

/** The suspended guest was looked up, once: an owner finds by whom and why in `listReads`. */
export async function playReads({ context }: App): Promise<void> {
  const { db, crypto } = context;
  const guest = await db
    .selectFrom('account')
    .innerJoin('identity', 'identity.id', 'account.identity_id')
    .leftJoin('private_read', 'private_read.account_id', 'account.id')
    .select(['account.id', 'private_read.id as read_id'])
    .where('account.user_type', '=', UserType.GUEST)
    .where('account.suspended_at', 'is not', null)
    .where('identity.phone_index', '=', crypto.phoneIndex(`+81${DEMO_SUSPENDED_GUEST_PHONE.slice(1)}`))
    .executeTakeFirst();
  if (!guest || guest.read_id !== null) return;
  const act = {
    name: 'readPerson' as const,
    route: adminRoutes.readPerson,
    handle: (on: ActContext, made: never) => profileAdmin(on).readPerson(made),
  };
  const input = { params: { accountId: guest.id }, body: { reason: '停止の理由についての問い合わせ' } };
  const operator = await actingOperator(db, 'suzuki');
  // Somebody else's installation, to which the demo was added, may have nobody of that name.
  if (!operator.ok) return;
  const read = await callAsOperator(context, act, input, operator.value);
  if (!read.ok) throw new Error(`the demo's read: ${read.error.code}`);
}
