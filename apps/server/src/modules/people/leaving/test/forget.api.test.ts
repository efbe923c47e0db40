import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { blockRoutes, hiddenRoutes } from '@yoimachi/contract/block';
import { castBookingRoutes } from '@yoimachi/contract/booking';
import { accountInfoRoutes } from '@yoimachi/contract/profile';
import { loginRoutes } from '@yoimachi/contract/login';
import { UserType } from '@yoimachi/domain/account';
import { LEFT_NAME } from '@yoimachi/domain/leaving';
import { withTransaction } from '#platform/database';
import { findAccounts, suspendAccount } from '#desk/operator';
import {
  newPhone,
  OPERATORS,
  signUpCast,
  signUpGuest,
  typed,
  useRewoundApp,
  type Person,
} from '../../../../test-support/index.ts';
import { does, finished, requested } from '../../../meeting/booking/test/support.ts';
import { castWithReward } from '../../../money/payoff/test/support.ts';
import { newBrowser } from '../../account/test/support.ts';
import { linePlace } from '../../login/line-secrets.ts';
import { createAuthenticator } from '../../login/test/authenticator.ts';
import { link, newLinePerson, signUpByLine } from '../../login/test/support.ts';
import { askChange, askLost, codeTo, waitingRequest } from '../../phone/test/support.ts';
import * as profile from '../../profile/test/support.ts';
import { leaves } from './support.ts';

const app = useRewoundApp();
const DAY_MINUTES = 24 * 60;
const MARK = '目印';

/** Writes a marker into every text column of the rows of one account that people fill by hand. */
async function mark(person: Person, other: Person): Promise<void> {
  const id = person.userId;
  await withTransaction(app.db, async (trx) => {
    await sql`update guest set nickname = ${MARK}, birthday = '1990-09-09', profile = ${JSON.stringify({ job: MARK })} where id = ${id}`.execute(
      trx,
    );
    await sql`update cast_member set nickname = ${MARK}, birthday = '1990-09-09', short_profile = ${MARK}, self_intro = ${MARK},
      search_text = ${MARK}, profile = ${JSON.stringify({ job: MARK })} where id = ${id}`.execute(trx);
    await sql`update booking set place = ${MARK} where guest_id = ${id}`.execute(trx);
    await sql`update participation set reason = ${MARK} where guest_id = ${id} or cast_id = ${id}`.execute(
      trx,
    );
    await sql`insert into notification (id, account_id, kind, body, created_at)
      values (${app.context.ids.newId()}, ${id}, 'X', ${MARK}, ${app.clock.now()})`.execute(trx);
    await sql`insert into report (id, reporter_id, reported_id, category, is_safety, body, day, created_at)
      values (${app.context.ids.newId()}, ${id}, ${other.userId}, 'OTHER', false, ${MARK}, '2026-11-20', ${app.clock.now()})`.execute(
      trx,
    );
    await sql`update store set added_by = ${id} where id in (select store_id from cast_member where id = ${id})`.execute(
      trx,
    );
  });
}

/** Every table with a column in which this text stands, whatever its type. */
async function tablesWith(text: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(app.db);
  const found: string[] = [];
  for (const { name } of rows) {
    const hit = await sql`select from ${sql.table(name)} t where t::text like ${`%${text}%`} limit 1`.execute(
      app.db,
    );
    if (hit.rows.length > 0) found.push(name);
  }
  return found;
}

/** Where a person's mark may still stand, with the reason. */
const KEPT: Readonly<Record<string, string>> = {
  schema_migration: 'no data',
};
const unexplained = async (text: string) => (await tablesWith(text)).filter((table) => !(table in KEPT));
test('nothing a guest wrote is anywhere 90 days after he left, and he is a pseudonym', async () => {
  const booked = await finished(app);
  const { guest, cast } = booked;
  await app.ok(
    blockRoutes.blockCast,
    { body: { castId: cast.userId, seen: [], shown: { points: 0, minutes: null } } },
    guest,
  );
  await mark(guest, cast);
  expect((await leaves(app, guest)).status).toBe(200);
  expect(await tablesWith(MARK)).toContain('departure');
  await app.moveBy(89 * DAY_MINUTES);
  expect(await tablesWith(MARK)).toContain('report');
  await app.moveBy(14 * DAY_MINUTES);
  expect(await unexplained(MARK)).toEqual([]);
  expect(await unexplained('1990-09-09')).toEqual([]);
  const blocks = await app.db
    .selectFrom('account_block')
    .select('id')
    .where('guest_id', '=', guest.userId)
    .execute();
  expect(blocks).toEqual([]);
  const seen = await app.ok(
    castBookingRoutes.getCastBooking,
    { params: { bookingId: booked.bookingId } },
    cast,
  );
  expect(JSON.stringify(seen)).toContain(LEFT_NAME);
  // The number came back with him.
  const back = await signUpGuest(app, { phone: guest.phone });
  expect(back.identityId).toBe(guest.identityId);
  expect(await findAccounts(app.context, guest.phone)).toEqual([{ id: back.userId, user_type: 1 }]);
  expect(await profile.putGuest(app, back)).toMatchObject({
    status: 200,
    body: { phone: expect.stringContaining(guest.phone.slice(-4)) },
  });
});

test('nothing a cast wrote is anywhere, but the store that others share', async () => {
  const booked = await requested(app);
  const { cast, guest } = booked;
  await does(app, booked, castBookingRoutes.confirmBooking, { decision: -1, reason: MARK });
  await profile.register(app, cast);
  await app.ok(hiddenRoutes.hideFromNumber, { body: { phone: '09011112222', label: MARK } }, cast);
  await mark(cast, guest);
  expect((await leaves(app, cast)).status).toBe(200);
  expect(await tablesWith(MARK)).toEqual(expect.arrayContaining(['booking_event', 'hidden_number']));
  await app.moveBy(103 * DAY_MINUTES);
  expect(await unexplained(MARK)).toEqual([]);
  const own = await app.db
    .selectFrom('cast_private')
    .select('cast_id')
    .where('cast_id', '=', cast.userId)
    .execute();
  const store = await app.db.selectFrom('store').select('id').where('added_by', '=', cast.userId).execute();
  expect([own, store]).toEqual([[], []]);
});

const isForgotten = async ({ userId }: Person) =>
  (
    await app.db
      .selectFrom('departure')
      .select('erased_at')
      .where('account_id', '=', userId)
      .executeTakeFirstOrThrow()
  ).erased_at !== null;

test('who is owed money is not forgotten while it is on its way', async () => {
  const cast = await castWithReward(app, 2000);
  expect((await leaves(app, cast)).status).toBe(200);
  await app.moveBy(103 * DAY_MINUTES);
  expect(await isForgotten(cast)).toBe(false);
});

test('a number stays while the other account of the person does, and then the identity provider forgets it too', async () => {
  const guest = await signUpGuest(app);
  const cast = await signUpCast(app, { phone: guest.phone });
  const numberErased = async () =>
    (
      await app.db
        .selectFrom('identity')
        .select('number_erased_at')
        .where('id', '=', guest.identityId)
        .executeTakeFirstOrThrow()
    ).number_erased_at !== null;
  const forgotten = async () =>
    (
      await sql`select data, state from pgboss.job where name = 'account.forget-identity'
        and data->>'identityId' = ${guest.identityId}`.execute(app.db)
    ).rows;
  expect((await leaves(app, guest)).status).toBe(200);
  await app.moveBy(93 * DAY_MINUTES);
  expect([await isForgotten(guest), await numberErased(), await forgotten()]).toEqual([true, false, []]);
  expect((await leaves(app, cast)).status).toBe(200);
  await app.moveBy(93 * DAY_MINUTES);
  expect([await isForgotten(cast), await numberErased()]).toEqual([true, true]);
  expect(await forgotten()).toEqual([{ data: { identityId: guest.identityId }, state: 'completed' }]);
});

const rowsOf = async (table: 'lost_number' | 'mail_code' | 'passkey' | 'phone_change') =>
  (await app.db.selectFrom(table).select('id').execute()).length;

test('LINE, passkeys and changed numbers go with the last account; who comes back by LINE proves a number anew', async () => {
  const guest = await signUpGuest(app);
  const sub = await newLinePerson(app);
  expect((await link(app, guest, sub)).status).toBe(200);
  const { challenge } = await app.ok(loginRoutes.beginPasskey, {}, guest);
  const credential = createAuthenticator().create(challenge);
  await app.ok(loginRoutes.addPasskey, { body: { name: MARK, credential } }, guest);
  const { phone } = await askChange(app, guest);
  const other = await signUpCast(app, { phone });
  expect(other.identityId).toBe(guest.identityId);
  expect((await leaves(app, guest)).status).toBe(200);
  await app.moveBy(93 * DAY_MINUTES);
  expect([await rowsOf('passkey'), await rowsOf('phone_change')]).toEqual([1, 1]);
  expect((await leaves(app, other)).status).toBe(200);
  await app.moveBy(93 * DAY_MINUTES);
  expect([await rowsOf('passkey'), await rowsOf('phone_change')]).toEqual([0, 0]);
  const linked = async () => {
    const { user_sealed, name_sealed } = await app.db
      .selectFrom('line_user')
      .select(['user_sealed', 'name_sealed'])
      .where('identity_id', '=', guest.identityId)
      .executeTakeFirstOrThrow();
    return [app.context.crypto.open(user_sealed, linePlace(guest.identityId)), name_sealed === null];
  };
  expect(await linked()).toEqual(['', true]);

  const back = await signUpByLine(app, UserType.GUEST, sub);
  expect(await linked()).toEqual([sub, false]);
  const ownPhone = async () => (await app.ok(loginRoutes.waysIn, {}, back)).phone;
  expect(await ownPhone()).toBeNull();
  expect((await app.call(loginRoutes.unlinkLine, {}, back)).code).toBe('LAST_WAY_IN');
  const browser = newBrowser();
  const code = await codeTo(app, phone, 'LOGIN', browser);
  await app.ok(loginRoutes.verifyPhone, { body: { phone, browserId: browser.browserId, code } }, back);
  expect(await ownPhone()).toContain(phone.slice(-4));
});

test('what a cast wanted to be registered as goes with her, also where nobody decided', async () => {
  const cast = await signUpCast(app);
  await profile.register(app, cast);
  await app.ok(accountInfoRoutes.requestName, { body: profile.nameRequestBody }, cast);
  await profile.emailCodeOf(app, cast);
  expect((await leaves(app, cast)).status).toBe(200);
  await app.moveBy(93 * DAY_MINUTES);
  expect(await rowsOf('mail_code')).toBe(0);
  const { id, wanted_sealed, outcome } = await app.db
    .selectFrom('name_request')
    .select(['id', 'wanted_sealed', 'outcome'])
    .where('cast_id', '=', cast.userId)
    .executeTakeFirstOrThrow();
  const wanted = app.context.crypto.open(wanted_sealed, `name_request.wanted:${id}`);
  expect([wanted, outcome]).toEqual(['{}', 'WITHDRAWN']);
});

test('changed and lost numbers and addresses go after half a year; what waits for an operator stays', async () => {
  const [guest, cast] = [await signUpGuest(app), await signUpCast(app)];
  await askChange(app, guest);
  await profile.register(app, cast);
  await profile.emailCodeOf(app, cast);
  await askLost(app, newPhone());
  const rejected = await waitingRequest(app);
  await typed(app, 'rejectLostNumber', rejected, '--reason', 'なし', '--operator', 'sato');
  await askLost(app, newPhone());
  const left = async () => [
    await rowsOf('phone_change'),
    await rowsOf('mail_code'),
    await rowsOf('lost_number'),
  ];
  await app.moveBy(180 * DAY_MINUTES);
  expect(await left()).toEqual([1, 1, 2]);
  await app.moveBy(6 * DAY_MINUTES);
  expect(await left()).toEqual([0, 0, 1]);
});

test('what only gets old goes as well', async () => {
  const guest = await signUpGuest(app);
  await guest.token();
  await suspendAccount(app.context, { accountId: guest.userId, operator: OPERATORS.sato });
  const sessions = () =>
    app.db.selectFrom('session').select('id').where('account_id', '=', guest.userId).execute();
  await app.moveBy(180 * DAY_MINUTES);
  expect(await sessions()).toHaveLength(1);
  await app.moveBy(6 * DAY_MINUTES);
  expect(await sessions()).toEqual([]);
});
