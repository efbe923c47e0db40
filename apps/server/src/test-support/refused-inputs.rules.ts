import { addDays } from '@yoimachi/domain/time';
import { EVENING, type Booked } from '../modules/meeting/booking/test/support.ts';
import type { Input } from './refused-inputs.calls.ts';
import type { RefusedField } from './refused-values.ts';

const REQUESTS = ['checkValidDate', 'requestBooking'];
const PLACES = ['proposeGuestPlace', 'proposeCastPlace'];
const SCHEDULES = ['createSchedule', 'updateSchedule'];
const RANGES = ['listSchedules', 'listCastDays'];
const FINDS_ANYBODY = ['listCastDays', 'matchingCasts'];
const PAGES = ['listGuestBookings', 'listCastBookings', 'matchingCasts'];
const NEEDS_REASON = ['confirmBooking', 'cancelCastBooking', 'forceFinish', 'guestObjects', 'castObjects'];

const NOT_THESE_DAYS = ['2026-11-19', '2027-03-01', '2999-12-31', '9999-12-31', '1000-01-01', '0001-01-01'];
const NO_PLACES = ['', ' 　\n', '\u200b\u2060', '自宅', 'ラブホテル前', '🚗 車の中'];
const NO_VERSION = [0, -1, 99, 2 ** 31, -(2 ** 31) - 1, 2 ** 53 - 1, -(2 ** 53) + 1];
const NO_CURSORS = ['', 'x', 'AAAA', '0', '-1', 'null', '../x', '🌙', 'MjAyNi0xMS0yMFQwMDowMDowMC4wMDBaIHg'];
const OFF_GRID = [1081, 1094.5];

/**
 * Well-formed input that a rule refuses: times off the grid, ends before starts, days too far ahead, ids of nobody and of others. `others`
 * are two people of another booking.
 */
export function brokenRules(
  name: string,
  part: string,
  proper: Input,
  booked: Booked,
  others: Booked,
): RefusedField[] {
  const given = (proper as Record<string, Record<string, unknown>>)[part] ?? {};
  const rules: RefusedField[] = [];
  const add = (field: string, values: readonly unknown[], ...orBlames: string[]) => {
    if (field in given) rules.push({ path: [field], values, orBlames });
  };
  add('bookingId', [crypto.randomUUID(), others.bookingId]);
  add('scheduleId', [crypto.randomUUID(), others.cast.scheduleId]);
  add('proposalId', [crypto.randomUUID(), booked.bookingId]);
  add('version', NO_VERSION);
  if ('shown' in given) {
    rules.push({ path: ['shown', 'points'], values: [-1, 0.5, 1, 2 ** 31] });
    rules.push({ path: ['shown', 'minutes'], values: [-15, 7.5, 1, 2 ** 31] });
  }
  add('confirmedRefusals', [-1, -(2 ** 31)]);
  if (part === 'query' && PAGES.includes(name)) rules.push({ path: ['cursor'], values: NO_CURSORS });
  const foreign = FINDS_ANYBODY.includes(name) ? [] : [others.cast.userId];
  add('castId', [crypto.randomUUID(), booked.guest.userId, ...foreign]);
  if (PLACES.includes(name)) add('place', [...NO_PLACES, '銀座駅 A4出口']);
  if (name === 'matchingCasts') add('endMinute', ['-1', '1801', '1080', '1065', '90.5']);
  if (name === 'checkValidCasts') rules.push(twice(given));
  if (RANGES.includes(name)) add('to', [addDays(EVENING, -1), addDays(EVENING, 101), '9999-12-31']);
  if (REQUESTS.includes(name)) rules.push(...brokenRequest(given, booked));
  if (name === 'copySchedule') {
    const { days } = given as { days: object[] };
    rules.push({ path: ['days'], values: [[...days, ...days], [{ day: EVENING, version: 1 }]] });
  }
  if (name === 'putPrices') {
    add('price30', [0, -100, 1900, 5050, 7600, 2 ** 31]);
    add('price15', [0, -50, 2950, 3010, 3800, 2 ** 31]);
  }
  if (NEEDS_REASON.includes(name)) add('reason', ['', ' 　']);
  if (SCHEDULES.includes(name)) rules.push(...brokenSchedule(given));
  return rules;
}

const twice = ({ casts }: Record<string, unknown>): RefusedField => {
  const [first] = casts as object[];
  return { path: ['casts'], values: [[first, first]] };
};

function brokenRequest(
  { casts, startMinute, clientRequestId }: Record<string, unknown>,
  booked: Booked,
): RefusedField[] {
  const start = startMinute as number;
  const cast = (field: string, values: readonly unknown[]) => ({
    path: ['casts', 0, field],
    values,
    orBlames: ['castId', 'casts'],
  });
  return [
    { path: ['day'], values: NOT_THESE_DAYS },
    { path: ['startMinute'], values: [...OFF_GRID, 0, 1005, 1200, 1425] },
    { path: ['endMinute'], values: [...OFF_GRID, 0, start - 15, start, start + 30, 1245, 1800] },
    { path: ['guestCount'], values: [0, -1, 5, 2 ** 31, 2 ** 53 - 1] },
    ...(clientRequestId === undefined ? [] : [{ path: ['place'], values: NO_PLACES }]),
    twice({ casts }),
    cast('castId', [crypto.randomUUID(), booked.guest.userId]),
    cast('scheduleVersion', NO_VERSION),
    cast('price30', [0, 1, 2 ** 31]),
    cast('price15', [0, 1, 2 ** 31]),
  ];
}

function brokenSchedule({ day }: Record<string, unknown>): RefusedField[] {
  return [
    ...(day === undefined ? [] : [{ path: ['day'], values: [...NOT_THESE_DAYS, EVENING] }]),
    {
      path: ['fromMinute'],
      values: [null, ...OFF_GRID, -15, 1215, 1260, 1440, 2 ** 31],
      orBlames: ['toMinute'],
    },
    { path: ['toMinute'], values: [null, ...OFF_GRID, -15, 1065, 1080, 1110, 1260, 1275, 1815, 2 ** 31] },
    {
      path: ['workMinute'],
      values: [null, ...OFF_GRID, -15, 0, 1080, 1230, 1815, 2 ** 31],
      orBlames: ['fromMinute', 'toMinute'],
    },
    { path: ['workingBar'], values: ['', ' 　', '\u200b\u2060', '一行\n二行', '一行\u2028二行'] },
  ];
}
