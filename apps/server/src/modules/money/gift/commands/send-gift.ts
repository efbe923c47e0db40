import { checkGift, GIFT_PAIR_DAYS } from '@yoimachi/domain/gift';
import { noticeOf } from '@yoimachi/domain/notice-wording';
import { fail, ok } from '@yoimachi/domain/result';
import { addDays, dayOf } from '@yoimachi/domain/time';
import { notify } from '#events/catalogue.ts';
import { withTransaction, type Trx } from '#platform/database';
import { runIdempotent, type IdempotencyTicket } from '#platform/http';
import type { AppContext } from '#platform/module';
import { publish } from '#platform/outbox';
import { isPaymentDue } from '#money/billing';
import { creditReward, owned, spendPoints } from '#money/points';
import { isGiftEnabled } from '../gift.store.ts';
import { insertSentGift, lockPeople, sendFacts, type SendFacts } from '../send.store.ts';

/** What the wing above does about a gift. */
export interface GiftMeans {
  /** Says it in the chat of the two, within the transaction of the gift. */
  readonly tellChat: (
    trx: Trx,
    context: Pick<AppContext, 'ids'>,
    pair: { readonly guestId: string; readonly castId: string },
    gift: { readonly sentId: string; readonly at: Date },
  ) => Promise<void>;
}

type Context = Pick<AppContext, 'db' | 'clock' | 'ids'> & GiftMeans;

/** A gift as the guest saw it. */
export interface GiftOrder {
  readonly castId: string;
  readonly giftId: string;
  readonly points: number;
}

/**
 * Sends a gift and returns its id: spendable points become the cast's reward less her stage fee, and she is told. GIFT_NOT_RELEASED while
 * the switch is off; POINTS_INSUFFICIENT with `details.missingPoints`; otherwise as `checkGift` says.
 */
export function sendGift(context: Context, guestId: string, ticket: IdempotencyTicket, order: GiftOrder) {
  const { db, clock } = context;
  return withTransaction(db, (trx) =>
    runIdempotent(trx, ticket, clock.now(), async () => {
      if (!(await isGiftEnabled(trx))) return fail('GIFT_NOT_RELEASED');
      await lockPeople(trx, guestId, order.castId);
      const at = clock.now();
      const today = dayOf(at);
      const [facts, isPaymentDueNow] = await Promise.all([
        sendFacts(trx, { guestId, ...order }, { today, pairSince: addDays(today, 1 - GIFT_PAIR_DAYS) }),
        isPaymentDue(trx, guestId),
      ]);
      if (!facts) return fail('NOT_FOUND', 'castId');
      const offered = facts.giftPoints === null ? null : { points: facts.giftPoints };
      const allowed = checkGift(order, { ...facts, offered, isPaymentDue: isPaymentDueNow });
      return allowed.ok ? send(trx, context, { ...order, guestId, at, facts }) : allowed;
    }),
  );
}

interface Sending extends GiftOrder {
  readonly guestId: string;
  readonly at: Date;
  readonly facts: SendFacts;
}

async function send(
  trx: Trx,
  { ids, tellChat }: Context,
  { guestId, castId, giftId, points, at, facts }: Sending,
) {
  const id = ids.newId();
  const refs = { causeId: id, key: `gift:${id}` };
  const to = owned('CAST_REWARD', castId);
  const spent = await spendPoints(trx, { ...refs, guestId, points, to, kind: 'GIFT' }, at);
  if (!spent.ok) return spent;
  const share = await creditReward(trx, { ...refs, castId, points, feePercent: facts.feePercent }, at);
  const words = { guest: facts.guestName, gift: facts.giftName! };
  const told = { accountId: castId, ...noticeOf('CAST_GIFT_RECEIVED', words), link: '/cast/gift' };
  await Promise.all([
    insertSentGift(trx, { id, giftId, guestId, castId, points, ...share, day: dayOf(at), sentAt: at }),
    publish(trx, notify, told, at),
    tellChat(trx, { ids }, { guestId, castId }, { sentId: id, at }),
  ]);
  return ok({ sentId: id });
}
