import { leavingRoutes } from '@yoimachi/contract/leaving';
import { pauseRoutes } from '@yoimachi/contract/pause';
import { UserType } from '@yoimachi/domain/account';
import { suspendAccount } from '../../apps/server/src/modules/desk/operator/index.ts';
import { DEMO_LEFT_GUEST_PHONE, DEMO_PAUSED_CAST_PHONE, DEMO_SUSPENDED_GUEST_PHONE } from './accounts.ts';
import { findPerson } from './people.ts';
import type { Stage } from './types.ts';
import { visit } from './visitor.ts';

/**
 * A cast who has paused, a guest who is suspended, and one who left: A demo without one of these
 * people goes without that state.
 */
export async function playStates({ app, operatorId }: Stage): Promise<void> {
  const accountOf = async (phone: string, userType: UserType) => {
    const person = await findPerson(app, phone, userType);
    return person?.left_at === null ? person : undefined;
  };
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
