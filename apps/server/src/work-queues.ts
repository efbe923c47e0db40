import { adminRoutes } from '@yoimachi/contract/admin';
import { noteAct, type WorkQueue } from '#base/queue';
import { alertQueue } from '#desk/on-call';
import { deadWorkQueue } from '#desk/operator';
import { actQueue, frozenRewardQueue } from '#desk/operator-act';
import { claimQueue, penaltyQueue } from '#meeting/booking';
import { debtQueue } from '#money/billing';
import { referralQueue } from '#money/stage';
import { ageCheckQueue } from '#people/age-check';
import { reportQueue } from '#people/block';
import { mediaQueue } from '#people/media';
import { matchQueue } from '#people/person';
import { lostNumberQueue, phoneChangeQueue } from '#people/phone';
import { nameRequestQueue } from '#people/profile';
import { inquiryQueue, removalQueue } from '#talk/inquiry';
import { deliveryQueue } from '#talk/notification';
import type { Trx } from './platform/database/index.ts';
import type { OperatorHandlers } from './platform/http/index.ts';
import type { ActContext } from './platform/module/index.ts';

/** Everything that waits for operators, in the order in which it is looked at; each module says what waits in it. */
export const workQueues: readonly WorkQueue[] = [
  alertQueue,
  reportQueue,
  ageCheckQueue,
  mediaQueue,
  inquiryQueue,
  removalQueue,
  claimQueue,
  phoneChangeQueue,
  lostNumberQueue,
  nameRequestQueue,
  penaltyQueue,
  matchQueue,
  referralQueue,
  debtQueue,
  frozenRewardQueue,
  actQueue,
  deadWorkQueue,
  deliveryQueue,
];

type AdminRoutes = typeof adminRoutes;
type Handle = OperatorHandlers<AdminRoutes>[keyof AdminRoutes];

/** The same calls, which note besides what each act means for what operators have taken, in the act's transaction. */
export function notingWork(
  { db, clock }: ActContext,
  handlers: OperatorHandlers<AdminRoutes>,
): OperatorHandlers<AdminRoutes> {
  const noting =
    (handle: Handle) =>
    async (call: Parameters<Handle>[0]): Promise<Awaited<ReturnType<Handle>>> => {
      const result = await handle(call as never);
      const targets = Object.values(call.params ?? {}).map(String);
      if (result.ok)
        await noteAct(db as Trx, workQueues, { operator: call.operator, targets, at: clock.now() });
      return result;
    };
  const named = Object.entries(handlers) as [keyof AdminRoutes, Handle][];
  return Object.fromEntries(
    named.map(([name, handle]) => [name, adminRoutes[name].method === 'GET' ? handle : noting(handle)]),
  ) as OperatorHandlers<AdminRoutes>;
}
