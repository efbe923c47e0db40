import { UserType } from '@yoimachi/domain/account';
import { attempt } from '../../apps/server/src/operator-cli/call.ts';
import { DEMO_SUSPENDED_GUEST_PHONE } from './accounts.ts';
import { findPerson } from './people.ts';
import type { Stage } from './types.ts';

/** The suspended guest was looked up, once: an owner finds by whom and why in `listReads`. */
export async function playReads({ app, as }: Stage): Promise<void> {
  const guest = await findPerson(app, DEMO_SUSPENDED_GUEST_PHONE, UserType.GUEST);
  if (!guest || guest.suspended_at === null) return;
  const reads = app.context.db.selectFrom('private_read').select('id').where('account_id', '=', guest.id);
  if (await reads.limit(1).executeTakeFirst()) return;
  const read = await attempt(as(0, 'suzuki'), 'readPerson', {
    params: { accountId: guest.id },
    body: { reason: '停止の理由についての問い合わせ' },
  });
  // Somebody else's installation, to which the demo was added, may let nobody of that name act.
  if (!read.ok && read.error.code !== 'OPERATOR_DISABLED')
    throw new Error(`the demo's read: ${read.error.code}`);
}
