import { beforeAll, describe, expect, it, test } from 'vitest';
import type { Route } from '@yoimachi/contract/route';
import { allRoutes } from '@yoimachi/contract/table';
import { viewedCalls } from '@yoimachi/contract/viewed-calls';
import { viewingRoutes } from '@yoimachi/contract/viewing';
import { READS_A_DAY } from '@yoimachi/domain/read-log';
import { addMinutes } from '@yoimachi/domain/time';
import { VIEW_MINUTES } from '@yoimachi/domain/viewing';
import { switchGifts } from '#money/gift';
import { withTransaction } from '#platform/database';
import { asOperator } from '../../../../test-support/as-operator.ts';
import { leaked } from '../../../../test-support/fuzz-judge.ts';
import { strangers, type Strangers } from '../../../../test-support/fuzz-world.ts';
import { OPERATORS, signUpGuest, typed, useTestApp, type Person } from '../../../../test-support/index.ts';
import { properCallOf } from '../../../../test-support/proper-calls.ts';
import type { ProperCall } from '../../../../test-support/refused-inputs.calls.ts';
import { stored } from '../../../../test-support/stored.ts';
import type { Booked } from '../../../meeting/booking/test/support.ts';
import { signedIn } from '../../office/test/browser.ts';
import { viewHash } from '../begin-view.ts';
import { insertView } from '../view.store.ts';

const app = useTestApp({ config: { databasePool: 6, logLevel: 'silent' } });
const desk = asOperator(app);

const routes = Object.entries(allRoutes) as [string, Route][];
const ofMembers = routes.filter(([, { who }]) => ['guest', 'cast', 'member'].includes(who));
const isShown = (name: string) => (viewedCalls as Readonly<Record<string, string>>)[name] === 'SHOWN';
const shown = ofMembers.filter(([name]) => isShown(name) && name !== 'readView');

/** The token of a view that an operator has open, past the day's ceiling. */
async function viewOf({ userId: accountId }: Pick<Person, 'userId'>): Promise<string> {
  const { clock, crypto, ids } = app.context;
  const token = `view.${crypto.randomToken()}`;
  const at = clock.now();
  const view = { id: ids.newId(), tokenHash: viewHash(crypto, token), accountId };
  const times = { begunAt: at, endsAt: addMinutes(at, VIEW_MINUTES) };
  await withTransaction(app.db, (trx) =>
    insertView(trx, { ...view, ...times, operatorId: OPERATORS.tanaka.id }),
  );
  return token;
}
const open = async (person: Person, reason = 'ご本人からの問い合わせに対応するため') =>
  desk.ok('viewAsMember', { params: { accountId: person.userId }, body: { reason } });
const tokenIn = (url: string) => url.split('#')[1]!;
const reads = (token: string) => app.call(viewingRoutes.readView, {}, token);

describe('a view', () => {
  it('is of one member, begins with a reason, and stands with the private reads and in the audit', async () => {
    const guest = await signUpGuest(app);
    const { url, endsAt } = await open(guest);
    expect(url).toMatch(/^http:\/\/localhost:\d+\/view#view\.[\w-]{43}$/);
    expect(await reads(tokenIn(url))).toMatchObject({
      status: 200,
      body: { userId: guest.userId, user_type: 1, registrationStage: 5, endsAt },
    });
    const read = await app.db
      .selectFrom('private_read')
      .select(['kind', 'account_id', 'reason'])
      .where('account_id', '=', guest.userId)
      .execute();
    expect(read).toEqual([
      { kind: 'VIEW', account_id: guest.userId, reason: 'ご本人からの問い合わせに対応するため' },
    ]);
    expect(await app.db.selectFrom('operator_audit').select('call').execute()).toContainEqual({
      call: 'viewAsMember',
    });
    expect(JSON.stringify(await app.db.selectFrom('member_view').selectAll().execute())).not.toContain(
      tokenIn(url),
    );
  });

  it('ends after five minutes, with a session of its operator, and when she may not look any more', async () => {
    const guest = await signUpGuest(app);
    const ended = { status: 401, code: 21 };
    const first = tokenIn((await open(guest)).url);
    await app.moveBy(VIEW_MINUTES);
    expect(await reads(first)).toMatchObject(ended);

    const { browser } = await signedIn(app, OPERATORS.tanaka);
    const second = await viewOf(guest);
    expect(await reads(second)).toMatchObject({ status: 200 });
    await app.moveBy(1);
    await browser.call('leaveOffice');
    expect(await reads(second)).toMatchObject(ended);
    await app.moveBy(1);

    const third = await viewOf(guest);
    const change = (to: {
      role?: 'owner' | 'reviewer';
      disabled_at?: Date | null;
      disabled_by?: string | null;
    }) => app.db.updateTable('operator').set(to).where('id', '=', OPERATORS.tanaka.id).execute();
    await change({ role: 'reviewer' });
    expect(await reads(third)).toMatchObject(ended);
    await change({ role: 'owner', disabled_at: app.clock.now(), disabled_by: OPERATORS.sato.id });
    expect(await reads(third)).toMatchObject(ended);
    await change({ disabled_at: null, disabled_by: null });
    expect(await reads(third)).toMatchObject({ status: 200 });
    expect(await reads(`view.${'x'.repeat(43)}`)).toMatchObject(ended);
  });

  it('is of nobody who has no screens, needs a reason, and has a ceiling a day', async () => {
    // She has looked at nobody else that day.
    const colleague = asOperator(app, 'sato');
    const tries = (accountId: string, reason: string) =>
      colleague.tries('viewAsMember', { params: { accountId }, body: { reason } });
    const guest = await signUpGuest(app);
    expect(await tries(crypto.randomUUID(), '確認')).toMatchObject({ error: { code: 'NOT_FOUND' } });
    expect(await tries(guest.userId, '　')).toMatchObject({ error: { code: 'REASON_REQUIRED' } });
    for (let count = 0; count < READS_A_DAY.VIEW; count += 1)
      expect(await tries(guest.userId, '確認')).toMatchObject({ ok: true });
    expect(await tries(guest.userId, '確認')).toMatchObject({ error: { code: 'READ_CEILING' } });
  });

  it('is no session: who has one is told that it is her own', async () => {
    const guest = await signUpGuest(app);
    expect(await app.ok(viewingRoutes.readView, {}, guest)).toMatchObject({
      userId: guest.userId,
      endsAt: null,
    });
  });
});

test('nothing but what is shown is answered, whatever it is sent', async () => {
  const tokens = { guest: await viewOf(await signUpGuest(app)), cast: '', member: '' };
  const { cast } = await strangers(app);
  tokens.cast = await viewOf(cast);
  tokens.member = tokens.guest;
  const before = await stored(app.db);
  for (const [name, route] of ofMembers.filter(([each]) => !isShown(each))) {
    const params = new Proxy({}, { get: () => crypto.randomUUID() });
    const answer = await app.call(route, { params, body: {} } as object, tokens[route.who as 'guest']);
    const code = route.method === 'GET' ? 'VIEW_HIDDEN' : 'VIEW_ONLY';
    expect([name, answer.status, answer.code]).toEqual([name, 403, code]);
  }
  expect(await stored(app.db)).toEqual(before);
});

/** The first look of the member herself writes something: PostgreSQL refuses it to a view, until she has looked. */
const LEAVES_SOMETHING: ReadonlySet<string> = new Set(['searchStageSetting']);

/** Her own number, birthday and name have a read of their own, which leaves no gap that the screens do not know. */
function masked(name: string, body: object | undefined): object | undefined {
  const none = { birthday: null, phone: null };
  if (name === 'getGuestProfile') return { ...body, ...none };
  if (name === 'getCastProfile') return { ...body, ...none, accountInfo: null };
  if (name !== 'getMyProfile') return body;
  return { ...body, profile: { ...(body as { profile: object }).profile, ...none } };
}

describe('what is shown', () => {
  /** By how they are made: a look that leaves nothing leaves its people to the next one of that hour. */
  const members = new Map<ProperCall['people'], Booked>();
  let people: Strangers;
  let secrets: readonly string[];
  beforeAll(async () => {
    await switchGifts(app.context, true);
    people = await strangers(app);
    // How he calls himself is shown to operators, and with this reason the place and what he wrote of himself.
    const known = ['秘密太郎', '秘密の待合広場 三番口', '秘密の自己紹介です'];
    secrets = people.secrets.filter((secret) => !known.includes(secret));
  });

  it.each(shown)(
    '%s is what the member herself is answered, and leaves nothing behind',
    async (name, route) => {
      const proper = properCallOf(name, route);
      if (app.clock.now() < proper.at) {
        await app.moveTo(proper.at);
        members.clear();
      }
      const booked = members.get(proper.people) ?? (await proper.people(app));
      await proper.first?.(app, booked);
      const input = (await proper.input(app, booked)) as object;
      await app.work();
      const person = route.who === 'cast' ? booked.cast : booked.guest;
      const token = await viewOf(person);
      const own = await person.token();
      const before = await stored(app.db);
      let viewed = await app.call(route, input, token);
      expect(await stored(app.db)).toEqual(before);
      if (LEAVES_SOMETHING.has(name)) {
        expect(viewed).toMatchObject({ status: 403, code: 'VIEW_ONLY' });
        await app.call(route, input, own);
        viewed = await app.call(route, input, token);
      }
      const answered = await app.call(route, input, own);
      expect(viewed).toEqual({ ...answered, body: masked(name, answered.body) });
      expect(viewed.status).toBe(200);
      if (proper.first || LEAVES_SOMETHING.has(name)) members.delete(proper.people);
      else members.set(proper.people, booked);
    },
  );

  it.each(shown)('%s tells nothing of what has a private read of its own', async (_, route) => {
    const params = new Proxy(
      { castId: people.cast.userId, guestId: people.guest.userId, friendId: people.cast.userId },
      { get: (known, name) => Reflect.get(known, name) ?? people.bookingId },
    );
    for (const [side, person] of [
      ['guest', people.guest],
      ['cast', people.cast],
    ] as const) {
      if (route.who !== 'member' && route.who !== side) continue;
      const answer = await app.call(route, { params } as object, await viewOf(person));
      expect(leaked({ statusCode: 200, headers: {}, body: JSON.stringify(answer.body) }, secrets)).toBe(null);
    }
  });
});

test('the terminal prints the link, for whom it may', async () => {
  const guest = await signUpGuest(app);
  const said = await typed(
    app,
    'viewAsMember',
    guest.userId,
    '--reason',
    '問い合わせ',
    '--operator',
    'tanaka',
  );
  expect(await reads(tokenIn(/url: (\S+)/.exec(said)![1]!))).toMatchObject({
    status: 200,
    body: { userId: guest.userId },
  });
  await expect(
    typed(app, 'viewAsMember', guest.userId, '--reason', '問い合わせ', '--operator', 'suzuki'),
  ).rejects.toThrow();
});
