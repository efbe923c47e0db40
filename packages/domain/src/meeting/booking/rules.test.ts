import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, addMinutes, instantAt } from '@yoimachi/domain/time';
import { feePercent, feePoints, feeTable } from './cancel-policy.ts';
import { isPublicPlace } from './place-words.ja.ts';
import { checkRequest, failureOfOther, type RequestContext, type RequestInput } from './request-rules.ts';
import { billedMinutes, settlementOf } from './settlement.ts';
import { at, DAY, daysBefore, DUE, PENDING } from './state.fixture.ts';

const INPUT: RequestInput = {
  day: DAY,
  startMinute: 18 * 60,
  endMinute: 19 * 60 + 30,
  guestCount: 1,
  castCount: 1,
  place: '銀座駅 A4出口',
};
const CONTEXT: RequestContext = {
  now: daysBefore(1, 12),
  schedule: { day: DAY, fromMinute: 17 * 60, toMinute: 20 * 60, cantJoinAlone: false },
  priceChanged: false,
  alreadyRequested: false,
  otherOpenBooking: false,
  timeTaken: false,
  castNotAvailable: false,
  samePerson: false,
  otherStore: false,
  withdrawalsToday: 0,
};
const alone = { ...CONTEXT.schedule!, cantJoinAlone: true };

const requests: [string, Partial<RequestInput>, Partial<RequestContext>, string[]][] = [
  ['a good one', {}, {}, []],
  ['on the day itself', {}, { now: at(0) }, ['REQUEST_TOO_EARLY day']],
  ['23:59 the day before', {}, { now: daysBefore(1, 23, 59) }, []],
  [
    'less than 4 hours ahead',
    { startMinute: 60, endMinute: 120 },
    { now: daysBefore(1, 21, 1), schedule: { ...alone, fromMinute: 0 } },
    ['REQUEST_LEAD_HOURS startMinute'],
  ],
  ['60 days ahead', {}, { now: instantAt(addDays(DAY, -60), 0) }, []],
  ['61 days ahead', {}, { now: instantAt(addDays(DAY, -61), 0) }, ['REQUEST_TOO_FAR day']],
  ['before she is free', { startMinute: 16 * 60 + 45 }, {}, ['REQUEST_START_BEFORE_OPEN startMinute']],
  ['after she is free', { endMinute: 20 * 60 + 15 }, {}, ['REQUEST_END_AFTER_CLOSE endMinute']],
  ['start 45 minutes before her end', { startMinute: 19 * 60 + 15, endMinute: 20 * 60 }, {}, []],
  [
    'start later',
    { startMinute: 19 * 60 + 30, endMinute: 20 * 60 },
    {},
    ['REQUEST_START_TOO_LATE startMinute', 'REQUEST_TOO_SHORT endMinute'],
  ],
  ['30 minutes', { endMinute: 18 * 60 + 30 }, {}, ['REQUEST_TOO_SHORT endMinute']],
  ['off the quarter', { startMinute: 18 * 60 + 5 }, {}, ['REQUEST_STEP startMinute']],
  ['no schedule', {}, { schedule: null }, ['SCHEDULE_CHANGED castId']],
  ['another price', {}, { priceChanged: true }, ['PRICE_CHANGED castId']],
  ['asked before', {}, { alreadyRequested: true }, ['ALREADY_REQUESTED day']],
  ['another cast that day', {}, { otherOpenBooking: true }, ['OTHER_CAST_REQUESTED day']],
  ['time taken', {}, { timeTaken: true }, ['CAST_UNAVAILABLE_AT_TIME startMinute']],
  ['blocked or paused', {}, { castNotAvailable: true }, ['CAST_NOT_AVAILABLE castId']],
  ['herself', {}, { samePerson: true, castNotAvailable: true }, ['SAME_PERSON castId']],
  ['of another store', { castCount: 2 }, { otherStore: true }, ['CASTS_NOT_MATCHING castId']],
  ['three withdrawals', {}, { withdrawalsToday: 3 }, ['WITHDRAWALS_EXCEEDED day']],
  ['two withdrawals', {}, { withdrawalsToday: 2 }, []],
  ['5 guests', { guestCount: 5 }, {}, ['REQUEST_GUEST_COUNT guestCount']],
  ['no guest', { guestCount: 0 }, {}, ['REQUEST_GUEST_COUNT guestCount']],
  ['alone with two guests', { guestCount: 2 }, { schedule: alone }, ['CANT_JOIN_ALONE guestCount']],
  ['alone with one guest', {}, { schedule: alone }, []],
  ['two casts for two guests', { guestCount: 2, castCount: 2 }, { schedule: alone }, []],
  ['no place', { place: ' ' }, {}, ['PLACE_REQUIRED place']],
  ['a home', { place: '私の自宅' }, {}, ['PLACE_NOT_PUBLIC place']],
  ['a long place', { place: 'あ'.repeat(101) }, {}, ['TOO_LONG place']],
];

test.each(requests)('request: %s', (_name, input, context, expected) => {
  const failures = checkRequest({ ...INPUT, ...input }, { ...CONTEXT, ...context });
  expect(failures.map(({ code, field }) => `${code} ${field}`)).toEqual(expected);
});

test.each([
  ['SCHEDULE_CHANGED', 'CASTS_UNAVAILABLE'],
  ['CAST_NOT_AVAILABLE', 'CASTS_UNAVAILABLE'],
  ['REQUEST_START_BEFORE_OPEN', 'CASTS_NOT_MATCHING'],
  ['REQUEST_START_TOO_LATE', 'CASTS_NOT_MATCHING'],
  ['REQUEST_END_AFTER_CLOSE', 'CASTS_NOT_MATCHING'],
  ['PRICE_CHANGED', 'PRICE_CHANGED'],
  ['CAST_UNAVAILABLE_AT_TIME', 'CAST_UNAVAILABLE_AT_TIME'],
  ['ALREADY_REQUESTED', 'ALREADY_REQUESTED'],
] as const)('%s of another cast is %s', (code, heard) => {
  expect(failureOfOther({ code, field: 'day' }, 'her-id')).toEqual({
    code: heard,
    field: 'castId',
    details: { castId: 'her-id' },
  });
});

test('while only the time is checked no place is asked for', () => {
  const { place: _unused, ...timeOnly } = INPUT;
  expect(checkRequest(timeOnly, CONTEXT)).toEqual([]);
});

test.each([
  ['ホテルのロビー', false],
  ['ﾎﾃﾙ', false],
  ['Ｈ Ｏ Ｔ Ｅ Ｌ', false],
  ['駅前の駐車場', false],
  ['車で迎えに行きます', false],
  ['マンションの前', false],
  ['銀座三越 ライオン像前', true],
  ['JR新橋駅 汽車広場', true],
  ['居酒屋 とり家', true],
])('%s is public: %s', (place, expected) => {
  expect(isPublicPlace(place)).toBe(expected);
});

test('the fee follows Tokyo days and nothing is due before the confirmation', () => {
  expect(feePercent(DUE, daysBefore(2, 23, 59))).toBe(0);
  expect(feePercent(DUE, daysBefore(1, 0))).toBe(50);
  expect(feePercent(DUE, at(0))).toBe(100);
  expect(feePercent(DUE, at(25))).toBe(100);
  expect(feePercent(PENDING, at(0))).toBe(0);
  expect(feePoints(7501, 50)).toBe(3750);
  expect(feeTable(DAY, [15_000])).toEqual([
    { day: null, percent: 0, points: 0 },
    { day: '2026-11-20', percent: 50, points: 7500 },
    { day: DAY, percent: 100, points: 15_000 },
  ]);
});

test('the fee of several casts is rounded down for each', () => {
  expect(feeTable(DAY, [7501, 7501]).map(({ points }) => points)).toEqual([0, 7500, 15_002]);
});

const meeting = {
  startsAt: at(18),
  endsAt: at(19, 30),
  arrivedAt: at(17, 50),
  finishedAt: at(19, 30),
  cutShortByCast: false,
};
test.each([
  ['the whole plan', {}, 90],
  ['75 minutes', { finishedAt: at(19, 15) }, 75],
  ['76 minutes', { finishedAt: at(19, 16) }, 90],
  ['an early end owes 45', { finishedAt: at(18, 5) }, 45],
  ['her early end does not', { finishedAt: at(18, 5), cutShortByCast: true }, 15],
  ['her end at the start', { finishedAt: at(18), cutShortByCast: true }, 0],
  ['she came 20 minutes late', { arrivedAt: at(18, 20) }, 75],
  ['so late that 45 are left', { arrivedAt: at(18, 45), finishedAt: at(18, 50) }, 45],
  ['so late that 44 are left', { arrivedAt: at(18, 46), finishedAt: at(18, 50) }, 15],
  ['never more than planned and extended', { finishedAt: at(21) }, 90],
  ['an extension', { endsAt: at(19, 45), finishedAt: at(19, 45) }, 105],
  ['seconds do not count', { finishedAt: new Date(at(19, 15).getTime() + 59_000) }, 75],
  ['nor those of her late arrival', { arrivedAt: new Date(at(18, 15).getTime() + 59_000) }, 75],
  [
    '45 minutes and two seconds are 46 on the clock where the minute has changed',
    {
      arrivedAt: new Date(at(18, 14).getTime() + 59_000),
      finishedAt: new Date(at(19, 0).getTime() + 1000),
    },
    60,
  ],
])('billing: %s', (_name, change, minutes) => {
  expect(billedMinutes({ ...meeting, ...change })).toBe(minutes);
});

test('75 of 90 minutes at 5,000 P are 12,500 P', () => {
  expect(settlementOf(DUE, { ...meeting, finishedAt: at(19, 15) })).toEqual({ minutes: 75, points: 12_500 });
});

test('a later finish never costs less, and nothing costs more than the booking', () => {
  const minute = fc.integer({ min: -30, max: 200 });
  fc.assert(
    fc.property(minute, minute, minute, fc.boolean(), (arrival, one, two, cutShortByCast) => {
      const bill = (finish: number) =>
        billedMinutes({
          ...meeting,
          cutShortByCast,
          arrivedAt: addMinutes(at(18), Math.min(arrival, 89)),
          finishedAt: addMinutes(at(18), finish),
        });
      expect(bill(Math.min(one, two))).toBeLessThanOrEqual(bill(Math.max(one, two)));
      expect(bill(one)).toBeLessThanOrEqual(90);
      expect(bill(one) % 15).toBe(0);
    }),
  );
});
