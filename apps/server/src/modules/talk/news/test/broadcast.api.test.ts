import { afterEach, beforeEach, expect, test } from 'vitest';
import { consentRoutes } from '@yoimachi/contract/consent';
import { addMinutes } from '@yoimachi/domain/time';
import {
  agreeTo,
  OPERATORS,
  setStage,
  signUpCast,
  signUpGuest,
  startTestApp,
  verifiedCast,
  type Person,
  type TestApp,
} from '../../../../test-support/index.ts';
import { eventually } from '../../../../test-support/eventually.ts';
import { editNews, endNews, resumeBroadcast, stopBroadcast } from '../commands/edit-news.ts';
import { keepTold, publish, record, toldOf, withNews } from './support.ts';

let app: TestApp;
/** Called with how many were told, after they were. */
let afterBatch: (count: number) => Promise<unknown> = async () => undefined;
/** What the next batch rests for: who waits for a row's lock is not sure to be the next who gets it. */
let rest: Promise<unknown>;
beforeEach(async () => {
  afterBatch = async () => undefined;
  rest = Promise.resolve();
  const deliverNews: typeof record = async (trx, told) => {
    await record(trx, told);
    await afterBatch(told.accountIds.length);
  };
  app = await startTestApp({
    alone: true,
    modules: withNews(() => ({ deliverNews, pace: { atOnce: 2, pause: async () => void (await rest) } })),
  });
  await keepTold(app);
});
afterEach(() => app.close());

/** Until somebody waits for what the batch has locked. */
async function somebodyWaits(): Promise<void> {
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%news_broadcast%for %update%'`;
  await eventually(async () => expect((await app.app.pool.query(waiting)).rowCount).toBeGreaterThan(0));
}

const idsOf = (people: readonly Person[]) => people.map(({ userId }) => userId).sort();
const told = async (newsId: string) => (await toldOf(app, newsId)).sort();
const because = (newsId: string) => ({ newsId, reason: '誤りがあったため', operator: OPERATORS.sato });
const progress = (newsId: string) =>
  app.db
    .selectFrom('news_broadcast')
    .select(['state', 'people_count', 'looked_count', 'told_count'])
    .where('news_id', '=', newsId)
    .executeTakeFirstOrThrow();

async function guests(count: number): Promise<Person[]> {
  const made: Person[] = [];
  while (made.length < count) made.push(await signUpGuest(app));
  return made;
}

test('everybody of the audience is told once: no other side, nobody half registered, suspended or gone', async () => {
  const [first, second, suspended, gone] = (await guests(4)) as [Person, Person, Person, Person];
  const half = await signUpGuest(app);
  await setStage(app, half.userId, 1);
  const cast = await verifiedCast(app);
  await signUpCast(app);
  const at = app.clock.now();
  const set = (who: Person, to: object) =>
    app.db.updateTable('account').set(to).where('id', '=', who.userId).execute();
  await set(suspended, { suspended_at: at });
  await set(gone, { left_at: at });
  const forGuests = await publish(app, { tells: true, kind: 'IMPORTANT', audience: 'GUESTS' });
  const forCasts = await publish(app, { tells: true, audience: 'CASTS' });
  const forAll = await publish(app, { tells: true, kind: 'TROUBLE' });
  const toNobody = await publish(app);
  await app.work();
  expect(await told(forGuests)).toEqual(idsOf([first, second]));
  expect(await told(forCasts)).toEqual(idsOf([cast]));
  expect(await told(forAll)).toEqual(idsOf([first, second, cast]));
  expect(await told(toNobody)).toEqual([]);
  expect(await progress(forAll)).toEqual({ state: 'DONE', people_count: 7, looked_count: 7, told_count: 3 });
});

test('it waits for the beginning of its period; who registers later is not told', async () => {
  const known = await guests(3);
  const startsAt = addMinutes(app.clock.now(), 60);
  const newsId = await publish(app, { tells: true, startsAt });
  await app.moveBy(59);
  expect(await progress(newsId)).toMatchObject({ state: 'WAITING' });
  afterBatch = async () => {
    afterBatch = async () => undefined;
    await signUpGuest(app);
  };
  await app.moveBy(1);
  expect(await told(newsId)).toEqual(idsOf(known));
  expect(await progress(newsId)).toMatchObject({ state: 'DONE', people_count: 3, looked_count: 3 });
});

test('advertising goes only to those whose last word on it is a consent that still holds', async () => {
  const [never, agreed, withdrew, again, old] = (await guests(5)) as [Person, Person, Person, Person, Person];
  for (const one of [agreed, withdrew, again]) await agreeTo(app, one, ['ADVERTISING']);
  await agreeTo(app, old, ['ADVERTISING'], '2025-01-01');
  for (const one of [withdrew, again])
    await app.ok(consentRoutes.withdrawConsent, { params: { item: 'ADVERTISING' } }, one);
  await agreeTo(app, again, ['ADVERTISING']);
  const feature = await publish(app, { tells: true, kind: 'FEATURE' });
  const notice = await publish(app, { tells: true, kind: 'NOTICE' });
  await app.work();
  expect(await told(feature)).toEqual(idsOf([agreed, again]));
  expect(await told(notice)).toEqual(idsOf([never, agreed, withdrew, again, old]));
  const { rows } = await app.app.pool.query(
    'select distinct news_id, is_advertising from told_news order by is_advertising',
  );
  expect(rows).toEqual([
    { news_id: notice, is_advertising: false },
    { news_id: feature, is_advertising: true },
  ]);
});

test('stopped, it tells nobody else; going on, it tells the rest and nobody twice', async () => {
  const people = await guests(7);
  const newsId = await publish(app, { tells: true });
  let batches = 0;
  afterBatch = async () => {
    if (++batches !== 2) return;
    rest = stopBroadcast(app.context, because(newsId));
    await somebodyWaits();
  };
  await app.work();
  expect(await rest).toMatchObject({ ok: true });
  await app.work();
  const before = await told(newsId);
  expect(before).toHaveLength(4);
  expect(await progress(newsId)).toMatchObject({ state: 'STOPPED', told_count: before.length });
  expect(await stopBroadcast(app.context, because(newsId))).toMatchObject({ error: { code: 'CONFLICT' } });
  await signUpGuest(app);
  const params = { title: '年末年始の営業時間', body: 'お休みです。', isPinned: false, endsAt: null };
  expect(await editNews(app.context, because(newsId), { ...params, picture: null })).toMatchObject({
    ok: true,
  });
  expect(await resumeBroadcast(app.context, because(newsId))).toMatchObject({ ok: true });
  await app.work();
  expect(await told(newsId)).toEqual(idsOf(people));
  expect(await progress(newsId)).toMatchObject({ state: 'DONE', told_count: 7, looked_count: 7 });
  expect(await resumeBroadcast(app.context, because(newsId))).toMatchObject({ error: { code: 'CONFLICT' } });
  // Who is told later reads the better words.
  const { rows } = await app.app.pool.query('select count(*)::int as count from told_news where title = $1', [
    params.title,
  ]);
  expect(rows).toEqual([{ count: 7 - before.length }]);
});

test('stopped and gone on at once, what is left of the first beginning does nothing', async () => {
  const people = await guests(6);
  const newsId = await publish(app, { tells: true });
  // Begun, and its first job waits.
  await app.app.sweeper.sweepNow();
  await stopBroadcast(app.context, because(newsId));
  await resumeBroadcast(app.context, because(newsId));
  await app.app.sweeper.sweepNow();
  const waiting = `select count(*)::int as count from pgboss.job where name = 'news.tell' and state = 'created'`;
  expect((await app.app.pool.query(waiting)).rows).toEqual([{ count: 2 }]);
  await app.work();
  expect(await told(newsId)).toEqual(idsOf(people));
  expect(await progress(newsId)).toMatchObject({ state: 'DONE', told_count: 6 });
});

test('ended or over, it tells nobody else', async () => {
  await guests(6);
  const ended = await publish(app, { tells: true });
  afterBatch = async () => {
    afterBatch = async () => undefined;
    rest = endNews(app.context, because(ended));
    await somebodyWaits();
  };
  await app.work();
  await rest;
  await app.work();
  expect(await told(ended)).toHaveLength(2);
  expect(await progress(ended)).toMatchObject({ state: 'STOPPED' });
  expect(await resumeBroadcast(app.context, because(ended))).toMatchObject({ error: { code: 'CONFLICT' } });
  const over = await publish(app, { tells: true, endsAt: addMinutes(app.clock.now(), 5) });
  afterBatch = async () => app.clock.advanceTo(addMinutes(app.clock.now(), 5));
  await app.work();
  expect(await told(over)).toHaveLength(2);
  expect(await progress(over)).toMatchObject({ state: 'STOPPED' });
});

test('what fails is undone with its batch, and done again', async () => {
  const people = await guests(5);
  const newsId = await publish(app, { tells: true });
  let tries = 0;
  afterBatch = async () => {
    if (++tries === 2) throw new Error('The channels took nothing');
  };
  await app.work();
  expect(await told(newsId)).toHaveLength(2);
  // Its next try comes at once.
  await app.app.pool.query(`update pgboss.job set start_after = now() where state = 'retry'`);
  await app.work();
  expect(await told(newsId)).toEqual(idsOf(people));
});
