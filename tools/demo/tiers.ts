import { groupRoutes } from '@yoimachi/contract/group';
import { tierRoutes } from '@yoimachi/contract/tier';
import { UserType } from '@yoimachi/domain/account';
import type { ReviewTier } from '@yoimachi/domain/review';
import type { App } from '../../apps/server/src/app.ts';
import { DEMO_CAST_PHONE, DEMO_GUEST_PHONE } from './accounts.ts';
import { visit } from './visitor.ts';

/** Of those they know, in order. */
const CHOSEN: readonly ReviewTier[] = ['GOOD', 'BAD', 'GOOD'];

/** Private tags of the demo guest and the demo cast, once; what they changed since is theirs. */
export async function playTiers(app: App): Promise<void> {
  for (const [phone, side] of [
    [DEMO_GUEST_PHONE, UserType.GUEST],
    [DEMO_CAST_PHONE, UserType.CAST],
  ] as const) {
    const person = await visit(app, phone, side);
    const { items } = await person.call(groupRoutes.groupCandidates);
    for (const [index, tier] of CHOSEN.entries()) {
      const friendId = items[index]?.userId;
      if (friendId !== undefined) await person.call(tierRoutes.chooseTier, { tier }, undefined, { friendId });
    }
  }
}
