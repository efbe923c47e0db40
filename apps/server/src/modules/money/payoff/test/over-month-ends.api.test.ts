import { expect, test } from 'vitest';
import { addDays, type Day } from '@yoimachi/domain/time';
import { asOperator } from '../../../../test-support/as-operator.ts';
import { useTestApp } from '../../../../test-support/index.ts';
import { assertCoherent, readReward } from '#money/points';
import { askPayoff, castWithReward, numberOf, setConsignor } from './support.ts';

// Friday 2026-11-20, 12:00 in Tokyo.
const app = useTestApp();
const desk = asOperator(app);
const inTokyo = (text: string) => new Date(`${text.replace(' ', 'T')}:00+09:00`);

/** When somebody asks, and when she is paid: on a day of banks, which are closed on 31 December and at weekends. */
const ASKED = [
  ['2026-12-15 23:59', '2026-12-30'],
  ['2026-12-16 00:00', '2027-01-15'],
  ['2026-12-31 23:59', '2027-01-15'],
  ['2027-01-01 00:00', '2027-01-29'],
  ['2027-01-15 23:59', '2027-01-29'],
  ['2027-01-16 00:00', '2027-02-15'],
  ['2027-01-31 23:59', '2027-02-15'],
  ['2027-02-01 00:00', '2027-02-26'],
  ['2027-02-15 23:59', '2027-02-26'],
  ['2027-02-16 00:00', '2027-03-15'],
] as const;

interface Payoff {
  readonly number: number;
  readonly payDay: Day;
}

/** Every pay day up to now whose payoffs are not out yet: what is proposed, its file and its transfers. */
async function pay(upTo: Date, open: Payoff[]): Promise<void> {
  const days = [...new Set(open.map(({ payDay }) => payDay))].toSorted();
  for (const payDay of days.filter((day) => inTokyo(`${day} 09:00`) <= upTo)) {
    await app.moveTo(inTokyo(`${addDays(payDay, -1)} 12:00`));
    const { batchId } = await desk.ok('makeBankFile', { params: { payDay } });
    await desk.ok('markBankFileExported', { params: { batchId } });
    await app.moveTo(inTokyo(`${payDay} 09:00`));
    const { items } = await desk.ok('listDayPayoffs', { params: { payDay }, query: {} });
    expect(items.map(({ number }) => number)).toEqual(expect.arrayContaining(numbersOn(open, payDay)));
    for (const { number } of items) await desk.ok('markTransferred', { params: { number }, body: {} });
    open.splice(0, open.length, ...open.filter((one) => one.payDay !== payDay));
  }
}
const numbersOn = (payoffs: readonly Payoff[], payDay: Day) =>
  payoffs.filter((one) => one.payDay === payDay).map(({ number }) => number);

const times = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value);

test('whoever asks around the 15th and the end of a month is paid on the day that she was told, over four months', async () => {
  await setConsignor(app);
  const open: Payoff[] = [];
  const casts: string[] = [];
  for (const [at, payDay] of ASKED) {
    await pay(inTokyo(at), open);
    await app.moveTo(inTokyo(at));
    const cast = await castWithReward(app, 5_000, { accountNumber: String(1_000_000 + casts.length) });
    const number = await numberOf(app, await askPayoff(app, cast, 2_000));
    expect((await desk.ok('showPayoff', { params: { number } })).payDay, at).toBe(payDay);
    await desk.ok('approvePayoff', { params: { number } });
    open.push({ number, payDay });
    casts.push(cast.userId);
  }
  await pay(inTokyo('2027-03-15 10:00'), open);
  expect(open).toEqual([]);
  // What was left of each at the end of the next 15th went by itself.
  await app.moveTo(inTokyo('2027-03-16 00:00'));
  const ofThe15th = await app.db
    .selectFrom('payoff')
    .select(['points', 'period_end', 'pay_day'])
    .where('kind', '=', 'SYSTEM_PAYOFF')
    .orderBy('number')
    .execute();
  expect(ofThe15th.map((row) => [row.period_end, row.pay_day])).toEqual([
    ['2026-12-15', '2026-12-30'],
    ...times(4, ['2027-01-15', '2027-01-29']),
    ...times(4, ['2027-02-15', '2027-02-26']),
    ['2027-03-15', '2027-03-31'],
  ]);
  expect(ofThe15th.every(({ points }) => points === 3_000)).toBe(true);
  for (const castId of casts) expect(await readReward(app.db, castId)).toBe(0);
  await assertCoherent(app.db);
});
