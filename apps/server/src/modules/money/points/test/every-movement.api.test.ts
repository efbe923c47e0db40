import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { pointsRoutes } from '@yoimachi/contract/points';
import { withTransaction } from '#platform/database';
import {
  giveCard,
  givePoints,
  OPERATORS,
  signUpGuest,
  useTestApp,
  type Person,
} from '../../../../test-support/index.ts';
import { createPaymentProvider } from '#gateways/payment/index.ts';
import { listOpenDebts, startRefund, waiveDebt } from '#money/billing';
import { chargeBack } from '../../billing/webhook/charge-back.ts';
import { switchGifts } from '#money/gift';
import { give, giftOf } from '../../gift/test/support.ts';
import { approveAct, proposeAct } from '#desk/operator-act';
import { rejectPayoff } from '#money/payoff';
import { askPayoff, castWithReward, OPERATOR } from '../../payoff/test/support.ts';
import { addToHold, assertCoherent, readReward } from '../index.ts';
import { readWallet } from '../wallet.store.ts';
import { allLines, expectRunningSum } from './lines.ts';
import { bookingOf, dropBooking, hold, settle, type TestBooking } from './support.ts';

const test = useTestApp();
beforeAll(() => switchGifts(test.context, true));

/** Two people and what is open between them. */
interface World {
  readonly guest: Person;
  readonly cast: Person;
  readonly open: { booking: TestBooking; held: number }[];
  readonly payoffs: string[];
  dayOffset: number;
}

type Act =
  | { kind: 'buy' | 'hold' | 'extend' | 'adjust' | 'reward' | 'refund'; points: number }
  | { kind: 'post' | 'fee'; percent: number }
  | { kind: 'wait'; days: number }
  | { kind: 'void' | 'gift' | 'payoff' | 'reject' | 'waive' }
  | { kind: 'chargeback'; percent: number };

const points = (min: number, max: number) => fc.integer({ min, max });
const of = <K extends Act['kind']>(...kinds: K[]) => fc.constantFrom(...kinds);
const step: fc.Arbitrary<Act> = fc.oneof(
  fc.record({ kind: of('buy'), points: points(500, 5000) }),
  fc.record({ kind: of('hold'), points: points(1, 4000) }),
  fc.record({ kind: of('extend'), points: points(1, 1000) }),
  fc.record({ kind: of('adjust', 'reward'), points: points(-500, 900) }),
  fc.record({ kind: of('post', 'fee'), percent: points(1, 100) }),
  fc.record({ kind: of('wait'), days: points(1, 70) }),
  fc.record({ kind: of('refund'), points: points(1, 3000) }),
  fc.record({ kind: of('chargeback'), percent: points(1, 100) }),
  fc.record({ kind: of('void', 'gift', 'payoff', 'reject', 'waive') }),
);

async function play(world: World, one: Act): Promise<void> {
  const { guest, cast, open, payoffs } = world;
  if (one.kind === 'buy') await givePoints(test, guest.userId, one.points);
  if (one.kind === 'wait') await test.moveBy(one.days * 24 * 60);
  if (one.kind === 'adjust') await adjust(guest, one.points);
  if (one.kind === 'reward') await adjust(cast, one.points);
  if (one.kind === 'gift') await give(test, guest, cast, await giftOf(test, guest, 500));
  if (one.kind === 'hold') await openBooking(world, one.points);
  if (one.kind === 'extend') await extend(world, one.points);
  if (one.kind === 'post' || one.kind === 'fee') await end(world, one.percent, one.kind);
  if (one.kind === 'void') await end(world, 0, 'post');
  if (one.kind === 'payoff' && payoffs.length === 0 && (await readReward(test.db, cast.userId)) >= 1000)
    payoffs.push(await askPayoff(test, cast, 1000));
  if (one.kind === 'refund') await refund(guest, one.points);
  if (one.kind === 'chargeback') await takeBack(guest, one.percent);
  if (one.kind === 'waive') await waive(guest);
  const payoffId = one.kind === 'reject' ? payoffs.pop() : undefined;
  if (payoffId) await rejectPayoff(test.context, { payoffId, operator: OPERATOR, reason: '確認' });
  expect(open.every(({ held }) => held > 0)).toBe(true);
}

async function adjust(person: Person, amount: number): Promise<void> {
  const order = { accountId: person.userId, points: amount, reason: 'x', operator: OPERATORS.sato };
  const act = await proposeAct(test.context, { ...order, kind: 'ADJUSTMENT' });
  if (act.ok) await approveAct(test.context, { actId: act.value.actId, operator: OPERATORS.suzuki });
}

const lastPurchase = (guest: Person) =>
  test.db
    .selectFrom('purchase')
    .select(['id', 'amount_yen'])
    .where('guest_id', '=', guest.userId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** The provider knows no such payment and refuses, so the points come back once the work runs. */
async function refund(guest: Person, amount: number): Promise<void> {
  const purchase = await lastPurchase(guest);
  if (!purchase) return;
  const order = { purchaseId: purchase.id, points: amount };
  await withTransaction(test.db, (trx) => startRefund(trx, test.context, order, test.clock.now()));
}

/** The bank takes back part of the latest purchase. */
async function takeBack(guest: Person, percent: number): Promise<void> {
  const purchase = await lastPurchase(guest);
  if (!purchase) return;
  const amountYen = Math.max(1, Math.floor((purchase.amount_yen * percent) / 100));
  const context = { ...test.context, provider: createPaymentProvider(test.context) };
  await chargeBack(context, {
    kind: 'CHARGEBACK',
    eventId: test.context.ids.newId(),
    key: purchase.id,
    amountYen,
    dispute: null,
  });
}

async function waive(guest: Person): Promise<void> {
  const debts = await listOpenDebts(test.db, 1000);
  const debt = debts.find(({ guestId }) => guestId === guest.userId);
  if (debt) await waiveDebt(test.context, { debtId: debt.debtId, reason: 'x', operator: OPERATORS.sato });
}

async function openBooking(world: World, wanted: number): Promise<void> {
  const { guest, cast, open } = world;
  const booking = await bookingOf(test, guest.userId, cast.userId, world.dayOffset++);
  const held = await hold(test, guest.userId, booking.bookingId, wanted);
  if (held.ok) open.push({ booking, held: wanted });
  else await dropBooking(test, booking);
}

async function extend({ guest, open }: World, more: number): Promise<void> {
  const last = open.at(-1);
  if (!last) return;
  const order = { guestId: guest.userId, bookingId: last.booking.bookingId, points: more };
  const held = await withTransaction(test.db, (trx) =>
    addToHold(trx, { ...order, step: test.context.ids.newId() }, test.clock.now()),
  );
  if (held.ok) last.held += more;
}

async function end({ cast, open }: World, percent: number, how: 'post' | 'fee'): Promise<void> {
  const last = open.pop();
  if (!last) return;
  const due = Math.floor((last.held * percent) / 100);
  const kind = how === 'fee' ? 'CANCELLATION_FEE' : 'USE';
  const resolved = await settle(test, last.booking, cast.userId, { points: due, kind });
  expect(resolved.usedPoints).toBe(due);
  expect(resolved.usedPoints + resolved.releasedPoints).toBe(last.held);
}

/** What came in from outside equals what people have, hold and earned, plus what went out: not a point more or less. */
async function expectNothingLost(): Promise<void> {
  const { rows } = await test.app.pool.query<{ came: string; went: string; is: string }>(`
    select sum(t.points) filter (where f.owner_id is null) as came, sum(t.points) filter (where o.owner_id is null) as went,
      (select sum(paid_points + free_points + held_points) from wallet) + (select sum(reward_points) from reward_balance)
        - (select coalesce(sum(points), 0) from debt where status = 'OPEN') as "is"
    from ledger_transfer t join ledger_account f on f.id = t.from_account_id join ledger_account o on o.id = t.to_account_id`);
  const { came, went, is } = rows[0]!;
  expect(Number(came ?? 0) - Number(went ?? 0)).toBe(Number(is));
}

it('any sequence of purchases, holds, posts, voids, fees, expiries, gifts, payoffs, refunds, chargebacks and debts keeps every invariant', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 24 }), async (steps) => {
      const guest = await signUpGuest(test);
      await giveCard(test, guest.userId);
      const world: World = {
        guest,
        cast: await castWithReward(test, 0),
        open: [],
        payoffs: [],
        dayOffset: 2,
      };
      for (const one of steps) {
        await play(world, one);
        await assertCoherent(test.db);
      }
      while (world.open.length > 0) await end(world, 0, 'post');
      await expectNothingLost();
      const wallet = await readWallet(test.db, world.guest.userId);
      expectRunningSum(
        await allLines(test, pointsRoutes.guestHistory, world.guest),
        wallet!.paidPoints + wallet!.freePoints,
      );
      const earned = await allLines(test, pointsRoutes.castHistory, world.cast);
      expectRunningSum(earned, await readReward(test.db, world.cast.userId));
    }),
    { numRuns: 8 },
  );
}, 180_000);
