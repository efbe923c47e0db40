import { leavingRoutes } from '@yoimachi/contract/leaving';
import { pauseRoutes } from '@yoimachi/contract/pause';
import { UserType } from '@yoimachi/domain/account';
import type { App } from '../../apps/server/src/app.ts';
import { suspendAccount } from '../../apps/server/src/modules/desk/operator/index.ts';
import { DEMO_LEFT_GUEST_PHONE, DEMO_PAUSED_CAST_PHONE, DEMO_SUSPENDED_GUEST_PHONE } from './accounts.ts';
import { visit } from './visitor.ts';

/**
 * A cast who has paused, a guest who is suspended, and one who left: A demo without one of these
 * people goes without that state.
 */
export async function playStates(app: App, operatorId: string): Promise<void> {
  const { db, crypto } = app.context;
  const accountOf = (phone: string, userType: UserType) =>
    db
      .selectFrom('account')
      .innerJoin('identity', 'identity.id', 'account.identity_id')
      .select(['account.id', 'account.suspended_at'])
      .where('account.user_type', '=', userType)
      .where('account.left_at', 'is', null)
      .where('identity.phone_index', '=', crypto.phoneIndex(`+81${phone.slice(1)}`))
      .executeTakeFirst();
  if (await accountOf(DEMO_PAUSED_CAST_PHONE, UserType.CAST)) {
    const cast = await visit(app, DEMO_PAUSED_CAST_PHONE, UserType.CAST);
    await cast.call(pauseRoutes.putPause, { paused: true });
  }
  const suspended = await accountOf(DEMO_SUSPENDED_GUEST_PHONE, UserType.GUEST);
  if (suspended && !suspended.suspended_at)
    await suspendAccount(app.context, {
      accountId: suspended.id,
      category: 'TERMS',
      operator: { id: operatorId, name: 'sato' },
    });
  if (await accountOf(DEMO_LEFT_GUEST_PHONE, UserType.GUEST)) {
    const guest = await visit(app, DEMO_LEFT_GUEST_PHONE, UserType.GUEST);
    const { obstacles, lapsingPoints } = await guest.call(leavingRoutes.previewLeaving);
    if (obstacles.length === 0)
      await guest.call(leavingRoutes.leave, { lapsingPoints, transferYen: 0, reason: 'NOT_NEEDED' });
  }
}
