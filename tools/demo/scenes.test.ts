import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { UserType } from '@yoimachi/domain/account';
import { mayLeadTo, NOTICE_KINDS, type NoticeKind } from '@yoimachi/domain/notification';
import { FIRST_TEXT_RULES, judgeText } from '@yoimachi/domain/text-rules';
import { instantAt } from '@yoimachi/domain/time';
import { testConfig } from '../../apps/server/src/test-support/index.ts';
import { assertCoherent } from '../../apps/server/src/modules/money/points/index.ts';
import { testClock } from '../../apps/server/src/platform/clock/index.ts';
import { createCrypto, type Crypto } from '../../apps/server/src/platform/crypto/index.ts';
import { createDb, createPool, migrate, type Db } from '../../apps/server/src/platform/database/index.ts';
import { missingFor } from '../../apps/server/src/modules/people/consent/index.ts';
import { workQueues } from '../../apps/server/src/work-queues.ts';
import { startTemporaryCluster } from '../test/temporary-cluster.ts';
import {
  DEMO_ASKED_CAST_PHONE,
  DEMO_ASKED_GUEST_PHONE,
  DEMO_CAST_PHONE,
  DEMO_GUEST_PHONE,
  DEMO_LEFT_GUEST_PHONE,
  DEMO_PAUSED_CAST_PHONE,
  DEMO_SUSPENDED_GUEST_PHONE,
  SCENES_KEY,
  SCENES_WITH_SETTINGS,
} from './accounts.ts';
import { isOfMeeting, reaches } from './notices.ts';
import { playScenes } from './scenes.ts';
import { seedDemo } from './seed.ts';
import {
  arrivalsOf,
  chatsOutOfOrder,
  noticesAmiss,
  olderThanRegistration,
  priceChanges,
  pricesNow,
  rowCounts,
  stopBetweenPrices,
} from './test-support.ts';

const today = '2026-11-21';
const key = createHash('sha256').update('scenes').digest();
const crypto: Crypto = createCrypto(key);
let cluster: Awaited<ReturnType<typeof startTemporaryCluster>>;
let db: Db;

const play = () =>
  playScenes({
    config: testConfig({ secretKey: key.toString('base64') }),
    databaseUrl: cluster.url,
    clock: testClock(instantAt(today, 15 * 60).toISOString()),
  });

/** In a demo of before there were prices. */
async function playPricesAgain(): Promise<void> {
  await db
    .updateTable('setting')
    .set({ value: String(SCENES_WITH_SETTINGS) })
    .where('key', '=', SCENES_KEY)
    .execute();
  await play();
}

const idOf = async (phone: string) => {
  const account = db
    .selectFrom('account as a')
    .innerJoin('identity as i', 'i.id', 'a.identity_id')
    .select('a.id')
    .where('i.phone_index', '=', crypto.phoneIndex(`+81${phone.slice(1)}`));
  return (await account.executeTakeFirstOrThrow()).id;
};
const participationsOfBoth = async () =>
  db
    .selectFrom('participation')
    .selectAll()
    .where('guest_id', '=', await idOf(DEMO_GUEST_PHONE))
    .where('cast_id', '=', await idOf(DEMO_CAST_PHONE))
    .orderBy('starts_at')
    .execute();

beforeAll(async () => {
  cluster = await startTemporaryCluster();
  const pool = createPool({ url: cluster.url, size: 1 });
  await migrate(pool);
  await pool.end();
  db = createDb(createPool({ url: cluster.url, size: 1 }));
  await seedDemo(cluster.url, { crypto, today });
  await play();
}, 120_000);

afterAll(async () => {
  await db?.destroy();
  await cluster?.stop();
});

it('adds somebody of each stage of the registrations, once', async () => {
  const people = await db
    .selectFrom('account as a')
    .innerJoin('identity as i', 'i.id', 'a.identity_id')
    .leftJoin('cast_private as p', 'p.cast_id', 'a.id')
    .leftJoin('cast_member as c', 'c.id', 'a.id')
    .select(['a.registration_stage as stage', 'p.account_info', 'p.bank_account', 'c.store_id'])
    .where('a.registration_stage', '<', 5)
    .orderBy('i.created_at')
    .orderBy('a.id')
    .execute();
  const done = people.map(({ stage, account_info, bank_account, store_id }) =>
    [stage, account_info, bank_account, store_id].map((part) =>
      part === null ? '-' : part === stage ? stage : '+',
    ),
  );
  // Two new guests, one whose document waits, a new cast and who came by LINE as a cast; each of the cast's steps; casts whose age check is begun, waits, was refused or failed.
  expect(done.map((parts) => parts.join('')).sort()).toEqual(
    ['1---', '1---', '1---', '1---', '1---', '1+--', '1++-', '1+++', '4+++', '4+++', '4+++', '4+++'].sort(),
  );
  expect(await db.selectFrom('name_request').select('outcome').execute()).toEqual([{ outcome: null }]);
});

it('has age checks in every state, once', async () => {
  const checks = await db
    .selectFrom('age_check')
    .select(['way', 'state'])
    .where('submitted_at', '>=', instantAt(today, 0))
    .execute();
  expect(checks.map(({ way, state }) => `${way} ${state}`).sort()).toEqual([
    'ANALOG REJECTED',
    'ANALOG VERIFIED',
    'ANALOG WAITING',
    'ANALOG WAITING',
    'AUTO FAILED',
  ]);
});

it('has nothing of anybody from before the registration', async () => {
  expect(await olderThanRegistration(db)).toEqual([]);
});

it('spreads registrations and decided checks of age, with some of each in the last days and today', async () => {
  const arrivals = await arrivalsOf(db, today);
  expect(arrivals.map(({ what }) => what).sort()).toEqual(['casts', 'checks', 'guests']);
  for (const { what, all, most, week, now } of arrivals) {
    expect(most / all, what).toBeLessThan(0.06);
    expect(
      [week, now].every((times) => times > 0),
      what,
    ).toBe(true);
  }
});

it('gives the demo guest a card and a confirmed and a pending booking with the demo cast', async () => {
  const cards = db
    .selectFrom('card')
    .select('last4')
    .where('guest_id', '=', await idOf(DEMO_GUEST_PHONE));
  expect(await cards.execute()).toEqual([{ last4: '4242' }]);
  const coming = (await participationsOfBoth()).filter(({ finished_at }) => finished_at === null);
  expect(coming.map(({ status }) => status)).toEqual(['APPROVE', 'PENDING']);
  const wallet = db
    .selectFrom('wallet')
    .selectAll()
    .where('guest_id', '=', await idOf(DEMO_GUEST_PHONE));
  expect((await wallet.executeTakeFirstOrThrow()).paid_points).toBeGreaterThan(5_000);
  await assertCoherent(db);
});

it('leaves their meeting of yesterday for both to review', async () => {
  const met = (await participationsOfBoth()).find(
    ({ finished_at, day }) => finished_at && day === '2026-11-20',
  )!;
  const reviews = db.selectFrom('review').select('author').where('participation_id', '=', met.id);
  expect(await reviews.execute()).toEqual([]);
});

it('has thirty chats with words, gifts and bookings, some unread, pinned, muted or waiting', async () => {
  const members = await db
    .selectFrom('chat_member as m')
    .innerJoin('chat_conversation as c', 'c.id', 'm.conversation_id')
    .select(['m.account_id', 'c.state', 'm.unread_count', 'm.is_pinned', 'm.is_muted', 'm.conversation_id'])
    .where('m.account_id', 'in', [await idOf(DEMO_GUEST_PHONE), await idOf(DEMO_CAST_PHONE)])
    .execute();
  const texts = await db
    .selectFrom('chat_message')
    .select('conversation_id')
    .where('type', '=', 'TEXT')
    .distinct()
    .execute();
  expect(texts.length).toBeGreaterThanOrEqual(30);
  const unread = members.filter(({ unread_count }) => unread_count > 0);
  expect(unread.length).toBeGreaterThanOrEqual(5);
  expect(members.filter(({ is_pinned }) => is_pinned)).toHaveLength(3);
  expect(members.filter(({ is_muted }) => is_muted)).toHaveLength(2);
  expect(members.filter(({ state }) => state === 'REQUESTED').length).toBeGreaterThanOrEqual(4);
  const types = await db.selectFrom('chat_message').select('type').distinct().orderBy('type').execute();
  expect(types.map(({ type }) => type)).toEqual(['GIFT', 'SYSTEM', 'TEXT']);
});

it.each([
  [DEMO_GUEST_PHONE, UserType.GUEST],
  [DEMO_CAST_PHONE, UserType.CAST],
])(
  'has a notice of every kind that is true of something of %s, where it leads to and when, most of them read',
  async (phone, userType) => {
    const rows = await db
      .selectFrom('notification')
      .select(['kind', 'body', 'link', 'created_at', 'read_at'])
      .where('account_id', '=', await idOf(phone))
      .execute();
    const kinds = new Set(rows.map(({ kind }) => kind));
    const missing = NOTICE_KINDS.filter((kind) => reaches(kind, userType) && !kinds.has(kind));
    // Of what no meeting of theirs came to nothing is told.
    expect(missing.filter((kind) => !isOfMeeting(kind))).toEqual([]);
    const wrong = rows.filter(
      ({ kind, body, link, created_at }) =>
        !mayLeadTo(kind as NoticeKind, link) ||
        (userType === UserType.GUEST ? link?.startsWith('/cast') : link?.startsWith('/guest')) ||
        created_at > instantAt(today, 15 * 60) ||
        /undefined|Invalid|NaN/.test(body),
    );
    expect(wrong).toEqual([]);
    // A name in a notice, a number, a day: nothing of it may look like a way around the product.
    const judged = rows.map(({ body }) => ({
      body,
      verdict: judgeText(body, { place: 'CHAT', byCast: true, rules: FIRST_TEXT_RULES }),
    }));
    expect(judged.filter(({ verdict }) => verdict !== null)).toEqual([]);
    const { unread_count } = await db
      .selectFrom('notification_count')
      .select('unread_count')
      .where('account_id', '=', await idOf(phone))
      .executeTakeFirstOrThrow();
    expect(unread_count).toBe(rows.filter(({ read_at }) => read_at === null).length);
  },
);

it('tells of meetings what happened to them, when it did, and nothing twice', async () => {
  const both = [await idOf(DEMO_GUEST_PHONE), await idOf(DEMO_CAST_PHONE)];
  expect(await noticesAmiss(db, both)).toEqual({ untrue: [], twice: [] });
});

it('has every chat in the order of time', async () => expect(await chatsOutOfOrder(db)).toEqual([]));

it('gives the back office something in each of its queues, and nothing that would sound for ever', async () => {
  const at = instantAt(today, 15 * 60);
  const counts = await Promise.all(
    workQueues.map(async ({ queue, count }) => [queue, (await count(db, at, 100)).count > 0] as const),
  );
  expect(counts.filter(([, isFilled]) => !isFilled)).toEqual([]);
  const sounding = db.selectFrom('on_call_alarm').select('alert_id').where('next_at', 'is not', null);
  expect(await sounding.execute()).toEqual([]);
  await assertCoherent(db);
  const checks = await db.selectFrom('ledger_check').select(['finished_at', 'broken']).execute();
  expect(checks).toEqual([{ finished_at: at, broken: [] }]);
});

it('played again changes nothing', async () => {
  const before = await participationsOfBoth();
  const rows = await rowCounts(db);
  await play();
  expect(await participationsOfBoth()).toEqual(before);
  expect(await rowCounts(db)).toEqual(rows);
});

it('has several devices of both, a change of number and a lost number that wait', async () => {
  const devices = db.selectFrom('session').select('device').where('device', 'is not', null);
  const names = (await devices.execute()).map(({ device }) => String(device));
  expect(names.sort()).toEqual(['IPHONE', 'IPHONE', 'WINDOWS', 'WINDOWS']);
  const waiting = async (table: 'phone_change' | 'lost_number') =>
    (await db.selectFrom(table).select('id').where('state', '=', 'WAITING').execute()).length;
  expect([await waiting('phone_change'), await waiting('lost_number')]).toEqual([1, 1]);
});

it('has a cast who has paused, a guest who is suspended and one who left', async () => {
  const stateOf = async (phone: string) =>
    db
      .selectFrom('account')
      .leftJoin('cast_member', 'cast_member.id', 'account.id')
      .select(['account.suspended_at', 'account.left_at', 'cast_member.paused_at'])
      .where('account.id', '=', await idOf(phone))
      .executeTakeFirstOrThrow();
  expect((await stateOf(DEMO_PAUSED_CAST_PHONE)).paused_at).not.toBeNull();
  expect((await stateOf(DEMO_SUSPENDED_GUEST_PHONE)).suspended_at).not.toBeNull();
  expect((await stateOf(DEMO_LEFT_GUEST_PHONE)).left_at).not.toBeNull();
});

it('has everybody agree to what is asked, and asks one guest and one cast for the new terms', async () => {
  const now = instantAt(today, 15 * 60);
  const missing = async (phone: string, userType: UserType) =>
    missingFor(db, { accountId: await idOf(phone), userType }, userType === 1 ? 'SEND' : 'MEET', now);
  expect(await missing(DEMO_GUEST_PHONE, UserType.GUEST)).toEqual([]);
  expect(await missing(DEMO_CAST_PHONE, UserType.CAST)).toEqual([]);
  expect(await missing(DEMO_ASKED_GUEST_PHONE, UserType.GUEST)).toEqual(['TERMS']);
  expect(await missing(DEMO_ASKED_CAST_PHONE, UserType.CAST)).toEqual(['TERMS']);
});

it('has groups, lists, memos and favourites of the two', async () => {
  const groupsOf = async (phone: string) =>
    db
      .selectFrom('contact_group as g')
      .innerJoin('contact_group_member as m', 'm.group_id', 'g.id')
      .select('g.name')
      .distinct()
      .where('g.owner_id', '=', await idOf(phone))
      .execute();
  expect(await groupsOf(DEMO_CAST_PHONE)).toHaveLength(3);
  expect(await groupsOf(DEMO_GUEST_PHONE)).toHaveLength(2);
  expect(await db.selectFrom('private_memo').select('id').execute()).toHaveLength(3);
  expect(await db.selectFrom('favorite_guest').selectAll().execute()).toHaveLength(3);
});

it('has a meeting that is shared and was opened once, and casts whose days are awaited', async () => {
  const links = await db.selectFrom('watch_link').select(['cast_id', 'opened_count']).execute();
  expect(links).toEqual([{ cast_id: await idOf(DEMO_CAST_PHONE), opened_count: 1 }]);
  const awaited = await db
    .selectFrom('day_notice')
    .select('cast_id')
    .where('guest_id', '=', await idOf(DEMO_GUEST_PHONE))
    .execute();
  expect(awaited).toHaveLength(2);
});

it('has settings that several operators changed and set back, words they forbade, and a page of two versions', async () => {
  const changes = await db
    .selectFrom('setting_change as c')
    .innerJoin('operator as o', 'o.id', 'c.operator_id')
    .select(['c.setting', 'c.subject', 'c.before', 'c.after', 'c.at', 'o.name'])
    .orderBy('c.id')
    .execute();
  expect(new Set(changes.map(({ name }) => name))).toEqual(new Set(['sato', 'suzuki', 'tanaka']));
  const times = changes.map(({ at }) => at.getTime());
  expect(times).toEqual(times.toSorted((a, b) => a - b));
  const ends = Map.groupBy(changes, ({ setting, subject }) => `${setting} ${subject}`);
  for (const setting of ['PAYOFF_TERMS', 'GIFT', 'STAGE', 'TEXT_REPORT', 'TEXT_RULE']) {
    const [of = []] = [...ends].filter(([key]) => key.startsWith(`${setting} `)).map(([, all]) => all);
    expect(of.length, setting).toBeGreaterThan(1);
    expect(of.at(-1)!.after, setting).toMatchObject(of[0]!.before!);
  }
  const { words } = await db
    .selectFrom('forbidden_word')
    .select((eb) => eb.fn.countAll<number>().as('words'))
    .executeTakeFirstOrThrow();
  expect(words).toBe(3);
  const versions = await db
    .selectFrom('page_version')
    .select(['version', 'body'])
    .where('text_id', '=', 'company')
    .orderBy('version')
    .execute();
  expect(versions.slice(-2).map(({ version }) => version > today)).toEqual([false, true]);
});

it('has a package that was on sale for a while, and prices changed also where the demo is older', async () => {
  const changesOf = (setting: 'PACKAGE' | 'STAGE') =>
    db
      .selectFrom('setting_change')
      .select(['before', 'after', 'at'])
      .where('setting', '=', setting)
      .orderBy('id')
      .execute();
  const shipped = { points: 20_000 };
  expect(await changesOf('PACKAGE')).toMatchObject([
    { before: null, after: shipped },
    { before: shipped, after: null },
  ]);
  const newest = (await db.selectFrom('setting_change').select('at').orderBy('at', 'desc').execute())[0]!;
  // A database of before: what is never deleted is, this once.
  await sql`alter table setting_change disable trigger user`.execute(db);
  await db.deleteFrom('setting_change').where('setting', 'in', ['PACKAGE', 'STAGE']).execute();
  await sql`alter table setting_change enable trigger user`.execute(db);
  await playPricesAgain();
  for (const setting of ['PACKAGE', 'STAGE'] as const) {
    const changes = await changesOf(setting);
    expect(changes, setting).toHaveLength(2);
    expect(changes[1]!.after, setting).toEqual(changes[0]!.before);
    expect(
      changes.every(({ at }) => at >= newest.at),
      setting,
    ).toBe(true);
  }
});

it('sets back what an earlier start began and was stopped in', async () => {
  const before = await pricesNow(db);
  await stopBetweenPrices(db);
  expect(await pricesNow(db)).not.toEqual(before);
  await playPricesAgain();
  await play();
  expect(await pricesNow(db)).toEqual(before);
  const changes = Map.groupBy(await priceChanges(db), ({ setting }) => setting);
  for (const [setting, [begun, ended, ...others]] of changes) {
    expect(ended!.after, setting).toEqual(begun!.before);
    expect(others, setting).toEqual([]);
  }
});
