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

/** The terminal output of a command. */
const operator = (name: string, ...words: string[]) => typed(app, name, ...words);

test('shows a booking with its casts and the reasons of its history, by id or number, and logs who read it', async () => {
  const { bookingId, cast, guest } = await approved(app);
  const log = vi.spyOn(app.context.log, 'info');
  const said = await operator('booking', bookingId, '--reason', '通報の確認', '--operator', 'sato');
  expect(said).toContain(`cast ${cast.userId}`);
  expect(said).toContain(`guest ${guest.userId}`);
  expect(said).toContain('APPROVE, arrived -, ended -');
  expect(said).toContain('pending → due');
  expect(log).toHaveBeenCalledWith(
    expect.objectContaining({ security: true, operator: { id: OPERATORS.sato.id, name: 'sato' }, bookingId }),
    'read a booking',
  );
  const number = /DH-\d{8}-\w{8}/.exec(said)![0];
  expect(await operator('booking', number, '--reason', '通報の確認', '--operator', 'sato')).toBe(said);
  await expect(
    operator('booking', 'DH-20261121-00000000', '--reason', '通報の確認', '--operator', 'sato'),
  ).rejects.toThrow('there is no such booking');
});

test('previews an end, then does it, with who did it beside the reason', async () => {
  const { bookingId, cast } = await approved(app);
  const words = [bookingId, '--reason', '通報', '--operator', 'sato'];
  const line = `cast ${cast.userId}`;
  expect(await operator('end-booking', ...words, '--preview')).toContain(line);
  expect((await participationOf(app, bookingId)).status).toBe('APPROVE');
  const said = await operator('end-booking', ...words, '--blames-guest');
  expect(said).toContain('the guest pays 0 P in all');
  expect(said).toContain(`Ended: ${bookingId}`);
  expect(await operator('booking', bookingId, '--reason', '通報の確認', '--operator', 'sato')).toContain(
    'operator sato  forceCancel',
  );
  await expect(operator('end-booking', ...words)).rejects.toThrow('nothing of it is open');
  await expect(operator('end-booking', 'DH-1', '--reason', 'x', '--operator', 'sato')).rejects.toThrow(
    'is not an id',
  );
  await expect(operator('end-booking', bookingId, '--operator', 'sato')).rejects.toThrow(
    '--reason is missing',
  );
});

test('proposes the end of a meeting with its minutes, points and reward; the other operator approves', async () => {
  const { bookingId } = await met(app);
  await app.moveTo(at(18, 50));
  const bill = '60 minutes, 10000 P, reward 7500 P';
  const words = [bookingId, '--reason', '体調不良', '--operator', 'sato'];
  expect(await operator('finish-booking', ...words, '--preview')).toContain(bill);
  expect(await operator('acts')).toBe('0 acts');
  const said = await operator('finish-booking', ...words);
  expect(said).toContain(bill);
  expect(said).toContain('the guest pays 10000 P in all');
  const actId = /as of then: ([\da-f-]{36})/.exec(said)![1]!;
  expect(await operator('acts')).toContain(`BOOKING_END 10000 of ${bookingId}, by sato: 体調不良  open`);
  await expect(operator('approve', actId, '--operator', 'sato')).rejects.toThrow('cannot approve');
  expect(await operator('approve', actId, '--operator', 'suzuki')).toContain('Approved and done');
  expect(await operator('booking', bookingId, '--reason', '通報の確認', '--operator', 'sato')).toContain(
    'settled 10000 P',
  );
  await expect(operator('finish-booking', ...words)).rejects.toThrow('nobody is in a meeting');
});
