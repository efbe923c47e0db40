import {
  prefectureOfDistrict,
  SHIPPED_DISTRICTS,
  storeAddressKey,
  storeNameKey,
  storeSearchText,
} from '@yoimachi/domain/profile';
import { addDays, dayOf, type Day } from '@yoimachi/domain/time';
import { setStage, signUpCast, type Person, type SignUpOptions } from './people.ts';
import type { TestApp } from './start.ts';

export interface CastOptions extends SignUpOptions {
  readonly price30?: number;
  readonly price15?: number;
  readonly stage?: number;
  /** The district's when absent. */
  readonly prefecture?: number;
  readonly district?: string;
  /** Of the five genres of stores. */
  readonly genre?: number;
  readonly castClass?: 'SUPER_PREMIUM' | 'PREMIUM' | 'REGULAR';
}

/** A cast whom guests can find: verified, with store and prices (5,000 P per 30 minutes), without a schedule. */
export async function verifiedCast(test: TestApp, options: CastOptions = {}): Promise<Person> {
  const person = await signUpCast(test, { nickname: '美月', birthday: '1998-05-01', ...options });
  const { genre = 3, district = '銀座', price30 = 5000 } = options;
  const prefecture = options.prefecture ?? prefectureOfDistrict(SHIPPED_DISTRICTS, district) ?? 13;
  const storeId = await addStore(test, { genre, prefecture, district });
  await test.db
    .updateTable('cast_member')
    .set({
      verify_status: 2,
      store_id: storeId,
      genre,
      prefecture,
      district,
      price30,
      price15: options.price15 ?? price30 / 2,
      stage: options.stage ?? 0,
      cast_class: options.castClass ?? 'REGULAR',
      search_text: options.nickname ?? '美月',
    })
    .where('id', '=', person.userId)
    .execute();
  await setStage(test, person.userId, 5);
  return person;
}

let lastStore = 0;

/** A phone that no store has: another than all that this worker gave out, and none that came with a database from elsewhere. */
async function newStorePhone({ db }: TestApp): Promise<string> {
  for (;;) {
    const phone = `031${String(++lastStore).padStart(7, '0')}`;
    const known = db.selectFrom('store').select('id').where('phone', '=', phone).limit(1);
    if ((await known.executeTakeFirst()) === undefined) return phone;
  }
}

/** A store without casts, with its own phone number: 「ラウンジ 灯」 by default. */
export async function addStore(
  test: TestApp,
  options: {
    readonly name?: string;
    readonly genre?: number;
    readonly prefecture?: number;
    readonly district?: string;
    readonly address?: string;
    readonly phone?: string;
  } = {},
): Promise<string> {
  const id = test.context.ids.newId();
  const store = {
    name: 'ラウンジ 灯',
    genre: 3,
    prefecture: 13,
    district: '銀座',
    address: '東京都中央区銀座4-0-0',
    ...options,
    phone: options.phone ?? (await newStorePhone(test)),
  };
  const keys = {
    name_key: storeNameKey(store.name),
    address_key: storeAddressKey(store.address),
    search_text: storeSearchText(store),
  };
  await test.db
    .insertInto('store')
    .values({ id, url: null, ...store, ...keys })
    .execute();
  return id;
}

export interface ScheduleOptions {
  /** The day after tomorrow when absent. */
  readonly day?: Day;
  readonly fromMinute?: number;
  readonly toMinute?: number;
  readonly workMinute?: number;
  readonly cantJoinAlone?: boolean;
}

export interface TestSchedule {
  readonly scheduleId: string;
  readonly day: Day;
  readonly version: number;
}

/** Inserts a schedule into the database: 18:00 to 21:00, work at 21:30, by default. */
export async function addSchedule(
  test: TestApp,
  castId: string,
  options: ScheduleOptions = {},
): Promise<TestSchedule> {
  const at = test.clock.now();
  const day = options.day ?? addDays(dayOf(at), 2);
  const scheduleId = test.context.ids.newId();
  await test.db
    .insertInto('schedule')
    .values({
      id: scheduleId,
      cast_id: castId,
      day,
      from_minute: options.fromMinute ?? 18 * 60,
      to_minute: options.toMinute ?? 21 * 60,
      work_minute: options.workMinute ?? 21 * 60 + 30,
      working_bar: 'ラウンジ 灯',
      cant_join_alone: options.cantJoinAlone ?? false,
      created_at: at,
      updated_at: at,
    })
    .execute();
  return { scheduleId, day, version: 1 };
}

/** A cast who can be requested for an evening. */
export async function verifiedCastWithSchedule(
  test: TestApp,
  options: CastOptions & ScheduleOptions = {},
): Promise<Person & TestSchedule> {
  const person = await verifiedCast(test, options);
  return { ...person, ...(await addSchedule(test, person.userId, options)) };
}
