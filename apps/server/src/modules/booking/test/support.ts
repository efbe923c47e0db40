import { randomUUID } from 'node:crypto';
import type { Route, AnswerOf, BodyInputOf } from '@yoimachi/contract/route';
import { castBookingRoutes, guestBookingRoutes } from '@yoimachi/contract/booking';
import { UserType } from '@yoimachi/domain/account';
import type { Role } from '@yoimachi/domain/booking';
import { ok } from '@yoimachi/domain/result';
import { addDays, dayOf, instantAt, type Day } from '@yoimachi/domain/time';
import { createTestDatabase } from '../../../../../../tools/test/global-database.ts';
import { buildApp, type App } from '../../../app.ts';
import { testClock, type MovableClock } from '../../../platform/clock/index.ts';
import { parseConfig } from '../../../platform/config/index.ts';
import { withTransaction } from '../../../platform/database/index.ts';
import type { Module } from '../../../platform/module/index.ts';
import { assertCoherent, creditPurchase, openReward, openWallet } from '../../points/index.ts';
import { bookingModule } from '../index.ts';

/** A Thursday at noon in Tokyo. */
export const NOW = instantAt('2026-11-19', 12 * 60);

export interface Stage {
  readonly app: App;
  readonly clock: MovableClock;
  readonly databaseUrl: string;
  close(): Promise<void>;
}

/** The booking feature on a database of its own, with tokens that name their account. */
export async function startStage(options: { readonly pool?: number; readonly now?: Date } = {}): Promise<Stage> {
  const database = await createTestDatabase();
  const app = await buildStageApp(database.url, testClock(options.now ?? NOW), options.pool ?? 10);
  return {
    ...app,
    databaseUrl: database.url,
    async close() {
      await app.app.close();
      await database.drop();
    },
  };
}

export async function buildStageApp(databaseUrl: string, clock: MovableClock, pool: number) {
  const env = {
    NODE_ENV: 'test',
    DATABASE_POOL: String(pool),
    LOG_LEVEL: 'silent',
    SECRET_KEY: Buffer.alloc(32, 7).toString('base64'),
  };
  const config = parseConfig(env);
  if (!config.ok) throw new Error(JSON.stringify(config.error));
  const app = await buildApp({
    config: config.value,
    databaseUrl,
    webDir: null,
    clock,
    features: {
      factories: [bookingModule, accessByName],
      routes: { ...guestBookingRoutes, ...castBookingRoutes },
    },
  });
  return { app, clock };
}

/** Tokens of these tests are `guest.<id>` and `cast.<id>`. */
function accessByName(): Module {
  return {
    access: {
      async authenticate(token) {
        const [role, accountId = ''] = token.split('.');
        const userType = role === 'guest' ? UserType.GUEST : UserType.CAST;
        return ok({ accountId, userType, sessionId: accountId });
      },
      isSessionOpen: async () => true,
    },
  };
}

export interface Somebody {
  readonly role: Role;
  readonly id: string;
}

export interface Answer<T> {
  readonly status: number;
  readonly body: T & { readonly code?: string; readonly details?: Record<string, unknown> };
}

/** Makes a call of the contract as somebody; a fresh idempotency key unless one is given. */
export async function call<R extends Route>(
  { app }: Pick<Stage, 'app'>,
  route: R,
  as: Somebody | null,
  input: {
    readonly body?: BodyInputOf<R>;
    readonly query?: Record<string, string>;
    readonly params?: Record<string, string>;
    readonly key?: string;
  } = {},
): Promise<Answer<AnswerOf<R>>> {
  const path = route.path.replace(/:(\w+)/g, (_, name: string) => input.params![name]!);
  const response = await app.http.inject({
    method: route.method,
    url: `/v1${path}`,
    query: input.query ?? {},
    headers: {
      ...(as && { authorization: `Bearer ${as.role}.${as.id}` }),
      ...(route.idempotent && { 'idempotency-key': input.key ?? randomUUID() }),
    },
    ...(input.body !== undefined && { payload: input.body as object }),
  });
  return { status: response.statusCode, body: response.body === '' ? {} : response.json() };
}

async function newAccount({ app }: Pick<Stage, 'app'>, userType: 1 | 2): Promise<string> {
  const { db, ids } = app.context;
  const [identityId, id] = [ids.newId(), ids.newId()];
  await db
    .insertInto('identity')
    .values({ id: identityId, phone_index: Buffer.from(id), phone_sealed: Buffer.from(id), created_at: NOW })
    .execute();
  await db
    .insertInto('account')
    .values({ id, identity_id: identityId, user_type: userType, registration_stage: 5, created_at: NOW })
    .execute();
  return id;
}

/** A guest with a card and points. */
export async function newGuest(
  stage: Pick<Stage, 'app' | 'clock'>,
  options: { readonly points?: number; readonly hasCard?: boolean; readonly nickname?: string } = {},
): Promise<Somebody> {
  const { db, ids } = stage.app.context;
  const id = await newAccount(stage, 1);
  const { points = 100_000, hasCard = true, nickname = 'たろう' } = options;
  await db
    .insertInto('guest')
    .values({ id, nickname, birthday: '1980-04-01', age_checked_at: hasCard ? NOW : null })
    .execute();
  if (hasCard) {
    await db
      .insertInto('card')
      .values({
        id: ids.newId(),
        guest_id: id,
        provider_card_id: id,
        brand: 'VISA',
        last4: '4242',
        expires_month: 12,
        expires_year: 2030,
        registered_at: NOW,
      })
      .execute();
  }
  await withTransaction(db, (trx) => openWallet(trx, id));
  if (points > 0) await buyPoints(stage, id, points);
  return { role: 'guest', id };
}

/** Credits bought points as billing does. */
export async function buyPoints({ app, clock }: Pick<Stage, 'app' | 'clock'>, guestId: string, points: number) {
  const { db, ids } = app.context;
  const purchaseId = ids.newId();
  const at = clock.now();
  await withTransaction(db, async (trx) => {
    await trx
      .insertInto('purchase')
      .values({
        id: purchaseId,
        guest_id: guestId,
        client_key: ids.newId(),
        points,
        amount_yen: points,
        status: 'CREATED',
        created_at: at,
      })
      .execute();
    const lotId = await creditPurchase(trx, { purchaseId, guestId, points }, at);
    await trx
      .updateTable('purchase')
      .set({ status: 'SUCCEEDED', lot_id: lotId, completed_at: at })
      .where('id', '=', purchaseId)
      .execute();
  });
}

/** A verified cast with prices (5,000 and 2,500) and a store, of stage 0. */
export async function newCast(stage: Pick<Stage, 'app'>, options: { readonly stage?: number } = {}): Promise<Somebody> {
  const { db, ids } = stage.app.context;
  const id = await newAccount(stage, 2);
  const storeId = ids.newId();
  await db
    .insertInto('store')
    .values({ id: storeId, name: 'クラブ宵', genre: 1, prefecture: 13, district: '銀座', address: '銀座1-1', phone: '0312345678' })
    .execute();
  await db
    .insertInto('cast_member')
    .values({
      id,
      nickname: 'はなこ',
      birthday: '2000-05-05',
      verify_status: 2,
      stage: options.stage ?? 0,
      store_id: storeId,
      price30: 5000,
      price15: 2500,
      registered_at: NOW,
    })
    .execute();
  await withTransaction(db, (trx) => openReward(trx, id));
  return { role: 'cast', id };
}

/** Her schedule of a day: 17:00 to 20:30, work at 21:00. */
export async function newSchedule(stage: Pick<Stage, 'app'>, cast: Somebody, day: Day, change: object = {}) {
  const { db, ids } = stage.app.context;
  await db
    .insertInto('schedule')
    .values({
      id: ids.newId(),
      cast_id: cast.id,
      day,
      from_minute: 17 * 60,
      to_minute: 20 * 60 + 30,
      work_minute: 21 * 60,
      working_bar: 'クラブ宵',
      created_at: NOW,
      updated_at: NOW,
      ...change,
    })
    .execute();
}

/** Two days after the stage's start. */
export const EVENING = addDays(dayOf(NOW), 2);
export const at = (hour: number, minute = 0) => instantAt(EVENING, hour * 60 + minute);

/** A request of 18:00 to 19:30 on the evening, 15,000 P. */
export const requestBody = (cast: Somebody, change: object = {}) => ({
  day: EVENING,
  startMinute: 18 * 60,
  endMinute: 19 * 60 + 30,
  guestCount: 1,
  casts: [{ castId: cast.id, scheduleVersion: 1, price30: 5000, price15: 2500 }],
  clientRequestId: randomUUID(),
  place: '銀座駅 A4出口',
  ...change,
});

/** A booking of the stage's two people, at its present version. */
export interface Booked {
  readonly guest: Somebody;
  readonly cast: Somebody;
  readonly bookingId: string;
}

/** A guest's request to a cast, both new unless given. */
export async function requested(
  stage: Stage,
  people: { readonly guest?: Somebody; readonly cast?: Somebody; readonly body?: object } = {},
): Promise<Booked> {
  const guest = people.guest ?? (await newGuest(stage));
  const cast = people.cast ?? (await newCast(stage));
  if (!people.cast) await newSchedule(stage, cast, EVENING);
  const sent = await call(stage, guestBookingRoutes.requestBooking, guest, { body: requestBody(cast, people.body) });
  if (sent.status !== 200) throw new Error(`Not requested: ${JSON.stringify(sent.body)}`);
  return { guest, cast, bookingId: sent.body.bookingId };
}

export async function partOf({ app }: Pick<Stage, 'app'>, bookingId: string) {
  return app.context.db
    .selectFrom('participation as p')
    .innerJoin('booking as b', 'b.id', 'p.booking_id')
    .selectAll('p')
    .select(['b.open', 'b.settled_points', 'b.confirmed_at'])
    .where('p.booking_id', '=', bookingId)
    .executeTakeFirstOrThrow();
}

/** A command of either side on the booking as it is now. */
export async function command<R extends Route>(stage: Stage, booked: Booked, route: R, more: object = {}) {
  const { version } = await partOf(stage, booked.bookingId);
  const body = { bookingId: booked.bookingId, version, ...more } as BodyInputOf<R>;
  return call(stage, route, route.who === 'guest' ? booked.guest : booked.cast, { body });
}

const { confirmBooking, castArrived } = castBookingRoutes;

export async function approved(stage: Stage, people: Parameters<typeof requested>[1] = {}): Promise<Booked> {
  const booked = await requested(stage, people);
  await must(command(stage, booked, confirmBooking, { decision: 1 }));
  return booked;
}

/** In the meeting; the clock stands at 18:00 of the evening. */
export async function met(stage: Stage, people: Parameters<typeof requested>[1] = {}): Promise<Booked> {
  const booked = await approved(stage, people);
  await stage.clock.advanceTo(at(18));
  await must(command(stage, booked, castArrived));
  return booked;
}

/** Throws unless the call was answered with 200. */
export async function must<T>(answer: Promise<Answer<T>>): Promise<T> {
  const { status, body } = await answer;
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body;
}

export const spendable = async ({ app }: Pick<Stage, 'app'>, guest: Somebody) => {
  const wallet = await app.context.db
    .selectFrom('wallet')
    .select(['paid_points', 'free_points'])
    .where('guest_id', '=', guest.id)
    .executeTakeFirstOrThrow();
  return wallet.paid_points + wallet.free_points;
};

export const coherent = ({ app }: Pick<Stage, 'app'>) => assertCoherent(app.context.db);

/** What people were told, newest last, as `kind` of their messages. */
export async function told({ app }: Pick<Stage, 'app'>, person: Somebody): Promise<string[]> {
  const rows = await app.context.db
    .selectFrom('outbox')
    .select('payload')
    .where('topic', '=', 'notify')
    .where('key', '=', person.id)
    .orderBy('id')
    .execute();
  return rows.map((row) => (row.payload as { kind: string }).kind);
}
