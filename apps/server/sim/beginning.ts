import type { Day } from '@yoimachi/domain/time';
import { createTestDatabase } from '../../../tools/test/global-database.ts';
import { addGift, switchGifts } from '#money/gift';
import { sealPrivate } from '#people/profile';
import { notificationFeature } from '../src/wiring/talk.ts';
import { ACCOUNT } from '../src/modules/money/payoff/test/support.ts';
import { joinStore } from '../src/modules/meeting/booking/test/support.ts';
import {
  guestWithPoints,
  startTestApp,
  verifiedCast,
  type Person,
  type TestApp,
} from '../src/test-support/index.ts';
import { keepRows, type KeptRows } from '../src/test-support/kept-rows.ts';
import { DAYS, OTHER_STORE, pricesOf, SCHEDULE, SHY_CAST, stageOf } from './people.ts';
import { CASTS, GIFT_POINTS, GUESTS } from './step.ts';

const CONNECTIONS = 20;

/** What every world begins with: a product whose database holds the people, their evenings and the gifts. */
export interface Beginning {
  readonly test: TestApp;
  readonly guests: readonly Person[];
  readonly casts: readonly Person[];
  readonly gifts: readonly string[];
  /** Where casts work, by id. */
  readonly stores: { readonly shared: string; readonly other: string };
}

interface Used extends Beginning {
  readonly kept: KeptRows;
  readonly close: () => Promise<void>;
}

/** Beginnings for as many worlds as there are at once. A world hands its own on to the next. */
export class Beginnings {
  readonly #idle: Used[] = [];

  /** Runs a world. The beginning of one that failed is not used again: something of it may still be under way. */
  async use<T>(world: (beginning: Beginning) => Promise<T>): Promise<T> {
    const one = this.#idle.pop() ?? (await begin());
    try {
      const result = await world(one);
      await one.kept.bringBack();
      this.#idle.push(one);
      return result;
    } catch (error) {
      await one.close();
      throw error;
    }
  }

  async close(): Promise<void> {
    await Promise.all(this.#idle.splice(0).map((one) => one.close()));
  }
}

async function begin(): Promise<Used> {
  const { url, drop } = await createTestDatabase();
  const databaseUrl = withKeptPlans(url);
  const test = await startTestApp({
    databaseUrl,
    modules: [notificationFeature],
    config: { databasePool: CONNECTIONS },
  });
  const filled = await fill(test);
  const kept = await keepRows(databaseUrl);
  const close = async () => {
    await kept.close();
    await test.close();
    await drop();
  };
  return { test, ...filled, kept, close };
}

/** Tables of a few rows, and statements that run a thousand times: planning each again would cost more than all of their runs. */
function withKeptPlans(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  url.searchParams.set('options', '-c plan_cache_mode=force_generic_plan');
  return url.href;
}

async function fill(test: TestApp): Promise<Omit<Beginning, 'test'>> {
  const guests = await Promise.all(Array.from({ length: GUESTS }, () => guestWithPoints(test, 0)));
  await test.db.deleteFrom('card').execute();
  const casts = await Promise.all(
    Array.from({ length: CASTS }, (_, cast) =>
      verifiedCast(test, { ...pricesOf(cast), stage: stageOf(cast) }),
    ),
  );
  await joinStore(
    test,
    casts.filter((_, cast) => cast !== OTHER_STORE),
  );
  const schedules = casts.flatMap(({ userId }, cast) =>
    DAYS.map((day) => scheduleRow(test, userId, cast, day)),
  );
  await test.db.insertInto('schedule').values(schedules).execute();
  await switchGifts(test.context, true);
  const gifts = await Promise.all(
    GIFT_POINTS.map((points) => addGift(test.context, { name: 'gift', points, picture: 'rose' })),
  );
  await Promise.all(casts.map(({ userId }) => giveBankAccount(test, userId)));
  const stores = { shared: await storeOf(test, casts[0]!), other: await storeOf(test, casts[OTHER_STORE]!) };
  return { guests, casts, stores, gifts: gifts.map((gift) => (gift.ok ? gift.value : '')) };
}

async function storeOf({ db }: TestApp, { userId }: Person): Promise<string> {
  const row = await db
    .selectFrom('cast_member')
    .select('store_id')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return row.store_id!;
}

/** A step of the registration that comes before the store. */
async function giveBankAccount({ db, context }: TestApp, castId: string): Promise<void> {
  const bank_account = sealPrivate(context.crypto, 'bank_account', castId, ACCOUNT);
  await db.insertInto('cast_private').values({ cast_id: castId, bank_account }).execute();
}

function scheduleRow({ clock, context }: TestApp, castId: string, cast: number, day: Day) {
  const at = clock.now();
  return {
    id: context.ids.newId(),
    cast_id: castId,
    day,
    from_minute: SCHEDULE.fromMinute,
    to_minute: SCHEDULE.toMinute,
    work_minute: SCHEDULE.workMinute,
    working_bar: 'bar',
    cant_join_alone: cast === SHY_CAST,
    created_at: at,
    updated_at: at,
  };
}
