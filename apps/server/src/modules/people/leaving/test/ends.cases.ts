import { sql } from 'kysely';
import { expect } from 'vitest';
import { blockRoutes } from '@yoimachi/contract/block';
import { leavingRoutes } from '@yoimachi/contract/leaving';
import { UserType } from '@yoimachi/domain/account';
import { DAY_MINUTES } from '@yoimachi/domain/time';
import { SIGNATURE_HEADER, signWebhook } from '#gateways/payment/sandbox/webhooks.ts';
import { spendPoints, system } from '#money/points';
import { withTransaction } from '#platform/database';
import { liftSuspension, suspendAccount } from '#desk/operator';
import {
  OPERATORS,
  signUpGuest,
  typed,
  verifiedCast,
  type Person,
  type TestApp,
} from '../../../../test-support/index.ts';
import { buyFirst, guestWithCard } from '../../../money/billing/test/support.ts';
import { bookableCast } from '../../../meeting/booking/test/support.ts';
import { chatting, favor } from '../../../talk/chat/test/support.ts';
import { signUpByLine } from '../../login/test/support.ts';
import { published } from '../../media/test/support.ts';
import { share } from '../../person/test/support.ts';
import { leaves } from './support.ts';

type Count = () => Promise<number>;

/** What was made of a table whose rows end. */
interface Kept {
  /** How many rows are there that end so many days from now. */
  readonly ends: Count;
  /** The same of what something keeps longer, by what keeps it. */
  readonly longer: Readonly<Record<string, Count>>;
  /** What is no longer kept once its reason is gone, and what ends the reason; the rest outlives the test. */
  readonly released?: { readonly release: () => Promise<unknown>; readonly which: string };
}

const REPORT = { category: 'ABUSE', text: '怖いです', isSafety: false } as const;
const reason = '再審査';
const operator = (app: TestApp, name: string, ...words: string[]) =>
  typed(app, name, ...words, '--operator', 'sato');

async function countOf(app: TestApp, table: string, where: ReturnType<typeof sql<boolean>>): Promise<number> {
  const { rows } = await sql<{ rows: number }>`
    select count(*)::int as rows from ${sql.table(table)} where ${where}`.execute(app.db);
  return rows[0]!.rows;
}

/** Two reports, of which an operator dealt with the first. */
async function reports(app: TestApp, table: string, report: () => Promise<unknown>): Promise<Kept> {
  const newest = async () => {
    await report();
    const { id } = await app.db
      .selectFrom('report')
      .select('id')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    return id;
  };
  const handled = await newest();
  await app.moveBy(1);
  const open = await newest();
  await operator(app, 'handleReport', handled);
  const of =
    (id: string): Count =>
    () =>
      countOf(app, table, sql`report_id = ${id}`);
  return { ends: of(handled), longer: { 'the report is open': of(open) } };
}

async function ofPictures(app: TestApp): Promise<Kept> {
  const [cast, guest] = [await bookableCast(app), await signUpGuest(app)];
  await published(app, cast);
  const body = { castId: cast.userId, report: REPORT };
  return reports(app, 'media_evidence', () => app.ok(blockRoutes.reportCast, { body }, guest));
}

async function ofChats(app: TestApp): Promise<Kept> {
  const { guest, cast } = await chatting(app);
  const body = { guestId: guest.userId, report: REPORT };
  return reports(app, 'chat_evidence', () => app.ok(blockRoutes.reportGuest, { body }, cast));
}

type Two = readonly [Person, Person];

/** Two guests who have shown the same card, LINE user and device. */
async function alike(app: TestApp, decision: 'SAME' | 'DIFFERENT' | null = 'SAME'): Promise<Two> {
  const two = [await signUpGuest(app), await signUpGuest(app)] as const;
  for (const kind of ['CARD', 'LINE', 'DEVICE'] as const) await share(app, kind, ...two);
  const [one, other] = two.map(({ identityId }) => identityId).toSorted() as [string, string];
  if (decision)
    await operator(app, 'decideMatch', one, other, '--decision', decision, '--reason', '確認済み');
  return two;
}

const leave = async (app: TestApp, ...people: readonly Person[]) => {
  for (const person of people) expect(await leaves(app, person)).toMatchObject({ status: 200 });
};

/** What is counted of two people, by a condition on their identities. */
type CountOfTwo = (app: TestApp, two: Two) => Count;
const bothIn = (column: string, [one, other]: Two) =>
  sql<boolean>`${sql.ref(column)} in (${one.identityId}, ${other.identityId})`;

/** Pairs of people who left, and what keeps others. */
async function ofPeople(app: TestApp, of: CountOfTwo): Promise<Kept> {
  const cast = await verifiedCast(app);
  const [gone, parted, banned, blocked, half] = [
    await alike(app),
    await alike(app, 'DIFFERENT'),
    await alike(app),
    await alike(app),
    await alike(app),
  ];
  const body = { guestId: blocked[0].userId, seen: [], shown: { points: 0, minutes: null } };
  await favor(app, { guest: blocked[0], cast });
  await app.ok(blockRoutes.blockGuest, { body }, cast);
  await leave(app, ...gone, ...parted, ...banned, ...blocked, half[0]);
  const ban = { accountId: banned[1].userId, operator: OPERATORS.sato };
  await suspendAccount(app.context, ban);
  const [together, apart] = [of(app, gone), of(app, parted)];
  return {
    ends: async () => (await together()) + (await apart()),
    longer: {
      'one is suspended': of(app, banned),
      'one is blocked by somebody who is here': of(app, blocked),
      'one is here': of(app, half),
    },
    released: { release: () => liftSuspension(app.context, { ...ban, reason }), which: 'one is suspended' },
  };
}

const ofMatches: CountOfTwo = (app, two) => () =>
  countOf(app, 'identity_match', sql`kind <> 'PHONE' and ${bothIn('identity_id', two)}`);
/** Those of devices go with what is erased of the person. */
const ofSigns: CountOfTwo = (app, two) => () =>
  countOf(app, 'shared_sign', sql`kind <> 'DEVICE' and ${bothIn('identity_id', two)}`);
const ofLineUsers: CountOfTwo = (app, two) => () => countOf(app, 'line_user', bothIn('identity_id', two));
const ofCards: CountOfTwo =
  (app, [one, other]) =>
  () =>
    countOf(app, 'card', sql`fingerprint is not null and guest_id in (${one.userId}, ${other.userId})`);

async function ofAllMatches(app: TestApp): Promise<Kept> {
  const open = await alike(app, null);
  await leave(app, ...open);
  const kept = await ofPeople(app, ofMatches);
  const itself: Count = () =>
    countOf(app, 'identity_match', sql`kind = 'PHONE' and ${bothIn('identity_id', open)}`);
  return {
    ...kept,
    longer: { ...kept.longer, 'nobody has decided': ofMatches(app, open), 'it is itself': itself },
  };
}

async function ofAllLineUsers(app: TestApp): Promise<Kept> {
  const numberless = await signUpByLine(app, UserType.GUEST);
  const { identityId } = await app.db
    .selectFrom('account')
    .select('identity_id as identityId')
    .where('id', '=', numberless.userId)
    .executeTakeFirstOrThrow();
  const kept = await ofPeople(app, ofLineUsers);
  await app.ok(leavingRoutes.leave, { body: { lapsingPoints: 0, transferYen: 0 } }, numberless);
  const byLine: Count = () => countOf(app, 'line_user', sql`identity_id = ${identityId}`);
  return { ...kept, longer: { ...kept.longer, 'it stands for a number': byLine } };
}

/** An event as the embedded provider signs it. */
async function told(app: TestApp, event: object): Promise<void> {
  const body = JSON.stringify(event);
  const signature = signWebhook(app.context.crypto.deriveKey('sandbox-webhook'), body, app.clock.now());
  await app.app.http.inject({
    method: 'POST',
    url: '/webhooks/payment',
    headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signature },
    payload: body,
  });
}

async function ofAllCards(app: TestApp): Promise<Kept> {
  const owing = await guestWithCard(app, '4111111111111111');
  const { purchaseId: key, amountYen, points } = await buyFirst(app, owing);
  const spending = {
    guestId: owing.userId,
    points,
    to: system('ADJUSTED'),
    kind: 'ADJUSTMENT' as const,
    key: 'spent',
  };
  await withTransaction(app.db, (trx) => spendPoints(trx, spending, app.clock.now()));
  await leave(app, owing);
  // He is forgotten, so that no card of his pays it.
  await app.moveBy(100 * DAY_MINUTES);
  await told(app, { eventId: 'taken back', kind: 'CHARGEBACK', key, amountYen });
  const kept = await ofPeople(app, ofCards);
  return { ...kept, longer: { ...kept.longer, 'a debt is open': ofCards(app, [owing, owing]) } };
}

async function ofPayments(app: TestApp): Promise<Kept> {
  const buying = async () => buyFirst(app, await guestWithCard(app));
  const [paid, disputed] = [await buying(), await buying()];
  const respondBy = new Date(app.clock.now().getTime() + 864_000_000).toISOString();
  const dispute = { disputeId: 'dp_1', reason: 'fraudulent', respondBy, outcome: null };
  const { purchaseId: key, amountYen } = disputed;
  await told(app, { eventId: 'taken back', kind: 'CHARGEBACK', key, amountYen, dispute });
  await app.work();
  const of =
    (kind: string, purchaseId: string): Count =>
    () =>
      countOf(app, 'payment_event', sql`kind = ${kind} and payment_key = ${purchaseId}`);
  const ended = { eventId: 'ended', kind: 'DISPUTE', key, dispute: { ...dispute, outcome: 'WON' } };
  return {
    ends: of('PAYMENT', paid.purchaseId),
    longer: { 'the dispute is open': of('CHARGEBACK', key) },
    released: { release: () => told(app, ended), which: 'the dispute is open' },
  };
}

async function ofReads(app: TestApp): Promise<Kept> {
  const { guest, cast } = await chatting(app);
  await operator(app, 'readChat', guest.userId, cast.userId, '--reason', '通報の確認');
  return { ends: () => countOf(app, 'private_read', sql`kind = 'CHAT'`), longer: {} };
}

/** By the name in a manifest: what makes such rows as the product does. */
export const endCases: Readonly<Record<string, (app: TestApp) => Promise<Kept>>> = {
  card: ofAllCards,
  chat_evidence: ofChats,
  identity_match: ofAllMatches,
  line_user: ofAllLineUsers,
  media_evidence: ofPictures,
  payment_event: ofPayments,
  private_read: ofReads,
  shared_sign: (app) => ofPeople(app, ofSigns),
};
