import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  approved,
  at,
  BOOKING_MODULES,
  met,
  participationOf,
} from '../modules/meeting/booking/test/support.ts';
import { OPERATORS, startTestApp, typed, type TestApp } from '../test-support/index.ts';

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp({ modules: BOOKING_MODULES });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await app.close();
});

const operator = (name: string, ...words: string[]) => typed(app, name, ...words, '--operator', 'sato');
const show = (booking: string) => operator('readBooking', booking, '--reason', '通報の確認');

test('shows a booking with its casts and the reasons of its history, by id or number, and logs who read it', async () => {
  const { bookingId, cast, guest } = await approved(app);
  const log = vi.spyOn(app.context.log, 'info');
  const said = await show(bookingId);
  for (const part of [cast.userId, guest.userId, 'APPROVE']) expect(said).toContain(part);
  expect(said).toMatch(/pending +due/);
  expect(log).toHaveBeenCalledWith(
    expect.objectContaining({ security: true, operator: { id: OPERATORS.sato.id, name: 'sato' }, bookingId }),
    'read a booking',
  );
  expect(await show(/DH-\d{8}-\w{8}/.exec(said)![0])).toBe(said);
  await expect(show('DH-20261121-00000000')).rejects.toThrow('NOT_FOUND');
});

test('previews an end, then does it, with who did it beside the reason', async () => {
  const { bookingId, cast } = await approved(app);
  const preview = () => operator('previewBookingEnd', bookingId, '--how', 'CANCEL');
  expect(await preview()).toContain(cast.userId);
  expect((await participationOf(app, bookingId)).status).toBe('APPROVE');
  const end = (id: string) => operator('endBooking', id, '--reason', '通報', '--blames-guest', 'true');
  expect(await end(bookingId)).toContain('settledPoints: 0');
  expect(await show(bookingId)).toMatch(/operator +sato +forceCancel/);
  await expect(end(bookingId)).rejects.toThrow('ACTION_NOT_ALLOWED');
  await expect(end('DH-1')).rejects.toThrow('<booking-id>');
});

test('proposes the end of a meeting with its minutes, points and reward; the other operator approves', async () => {
  const { bookingId } = await met(app);
  await app.moveTo(at(18, 50));
  const bill = / 60 +10000 +7500/;
  expect(await operator('previewBookingEnd', bookingId, '--how', 'BILL')).toMatch(bill);
  expect(await operator('listActs')).toContain('0 items');
  const propose = () => operator('proposeBookingEnd', bookingId, '--reason', '体調不良');
  const said = await propose();
  const actId = /actId: (\S+)/.exec(said)![1]!;
  expect(await operator('listActs')).toMatch(/BOOKING_END.* 10000 .*体調不良/);
  await expect(operator('approveAct', actId)).rejects.toThrow('ACT_SAME_OPERATOR');
  await typed(app, 'approveAct', actId, '--operator', 'suzuki');
  expect(await show(bookingId)).toContain('"settledPoints":10000');
  await expect(propose()).rejects.toThrow('ACTION_NOT_ALLOWED');
});
