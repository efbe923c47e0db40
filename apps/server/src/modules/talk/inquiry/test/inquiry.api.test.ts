import { expect, test } from 'vitest';
import { inquiryRoutes as routes } from '@yoimachi/contract/inquiry';
import { notificationRoutes } from '@yoimachi/contract/notification';
import { INQUIRIES_A_DAY, INQUIRY_MESSAGES_A_DAY } from '@yoimachi/domain/inquiry';
import { addMinutes } from '@yoimachi/domain/time';
import { guestWithPoints, signUpGuest, useRewoundApp, verifiedCast } from '../../../../test-support/index.ts';
import { requested } from '../../../meeting/booking/test/support.ts';
import { registeredCast } from '../../../people/profile/test/registered.ts';
import { answer, mailsTo, operator, ORDER, sendInquiry } from './support.ts';

const app = useRewoundApp({ config: { logLevel: 'silent' } });

const threadOf = (who: Awaited<ReturnType<typeof signUpGuest>>, inquiryId: string) =>
  app.ok(routes.getInquiry, { params: { inquiryId } }, who);
const listOf = (who: Awaited<ReturnType<typeof signUpGuest>>) =>
  app.ok(routes.listInquiries, { query: {} }, who);

test('an inquiry is received, taken, answered, read, and taken up again when its person writes', async () => {
  const guest = await signUpGuest(app);
  const { inquiryId, number } = await sendInquiry(app, guest);
  expect(number).toMatch(/^Y-\w{4}-\w{4}$/);
  expect(await listOf(guest)).toMatchObject({
    items: [
      { inquiryId, number, subject: ORDER.subject, state: 'RECEIVED', isUnread: false, lastAnswer: null },
    ],
    unreadCount: 0,
  });
  const listed = await operator(app, 'listInquiries');
  for (const said of [number, '2026-11-20T03:00:00.000Z', 'BOOKING', 'RECEIVED'])
    expect(listed).toContain(said);
  expect(listed).not.toContain(ORDER.subject);
  await operator(app, 'takeInquiry', number);
  expect((await threadOf(guest, inquiryId)).state).toBe('IN_PROGRESS');
  const read = await operator(app, 'readInquiry', number, '--reason', '回答のため');
  expect(read).toMatch(new RegExp(`PERSON.*${ORDER.text}`));

  await answer(app, number, 1, '前日のキャンセルは50%です。');
  await app.work();
  expect(await listOf(guest)).toMatchObject({
    items: [{ state: 'ANSWERED', isUnread: true, lastAnswer: '前日のキャンセルは50%です。' }],
    unreadCount: 1,
  });
  const { items } = await app.ok(notificationRoutes.listNotifications, {}, guest);
  expect(items).toMatchObject([
    { kind: 'INQUIRY_ANSWERED', link: `/contact-us/inquiry?inquiryId=${inquiryId}`, read: false },
  ]);
  expect(await operator(app, 'listInquiries')).toContain('0 items');
  await expect(operator(app, 'takeInquiry', number)).rejects.toThrow('CONFLICT');

  // A number beyond what is there reads no answer that comes later.
  await app.ok(routes.readInquiry, { params: { inquiryId }, body: { number: 99 } }, guest);
  expect((await listOf(guest)).unreadCount).toBe(0);
  await app.ok(
    routes.writeInquiry,
    { params: { inquiryId }, body: { text: 'では当日は？', uploadIds: [] } },
    guest,
  );
  expect(await threadOf(guest, inquiryId)).toMatchObject({
    state: 'IN_PROGRESS',
    messages: [{ by: 'PERSON' }, { by: 'OPERATOR' }, { number: 3, by: 'PERSON', text: 'では当日は？' }],
  });
  await answer(app, number, 3, '100%です。');
  expect((await listOf(guest)).unreadCount).toBe(1);
});

test('an answer is refused that does not know the last message', async () => {
  const guest = await signUpGuest(app);
  const { inquiryId, number } = await sendInquiry(app, guest);
  await app.ok(
    routes.writeInquiry,
    { params: { inquiryId }, body: { text: '解決しました', uploadIds: [] } },
    guest,
  );
  await expect(answer(app, number, 1, '回答')).rejects.toThrow('CONFLICT');
  await expect(answer(app, number, 2, ' ')).rejects.toThrow('REQUIRED');
  await expect(answer(app, 'Y-2222-2222', 1, '回答')).rejects.toThrow('NOT_FOUND');
  await expect(answer(app, 'x', 1, '回答')).rejects.toThrow('<number>');
  expect((await threadOf(guest, inquiryId)).messages).toHaveLength(2);
  await answer(app, number, 2, '承知しました');
});

test('sent again with its key it is one inquiry with one receipt', async () => {
  const cast = await registeredCast(app);
  const key = crypto.randomUUID();
  const once = () => app.ok(routes.sendInquiry, { body: ORDER, key }, cast);
  const [first, second] = [await once(), await once()];
  expect(second).toEqual(first);
  const mails = await mailsTo(app, 'misaki@example.jp');
  expect(mails).toHaveLength(1);
  expect(mails[0]).toContain(first.number);
  expect(mails[0]).not.toContain(ORDER.subject);
  expect((await listOf(cast)).items).toHaveLength(1);
});

test('nobody reads, writes in or counts as read what somebody else has asked', async () => {
  const [guest, stranger] = [await signUpGuest(app), await signUpGuest(app)];
  const { inquiryId } = await sendInquiry(app, guest);
  const none = { status: 404, code: 'NOT_FOUND' };
  const params = { inquiryId };
  expect(await app.call(routes.getInquiry, { params }, stranger)).toMatchObject(none);
  expect(
    await app.call(routes.writeInquiry, { params, body: { text: 'あ', uploadIds: [] } }, stranger),
  ).toMatchObject(none);
  expect(await app.call(routes.readInquiry, { params, body: { number: 1 } }, stranger)).toMatchObject(none);
  expect((await listOf(stranger)).items).toEqual([]);
});

test('an inquiry is about a booking of one’s own', async () => {
  const booked = await requested(app, {});
  const { items } = await app.ok(routes.inquiryBookings, {}, booked.guest);
  expect(items).toMatchObject([{ bookingId: booked.bookingId }]);
  expect((await app.ok(routes.inquiryBookings, {}, booked.cast)).items).toMatchObject([
    { bookingId: booked.bookingId },
  ]);
  const { inquiryId } = await sendInquiry(app, booked.guest, { bookingId: booked.bookingId });
  expect((await threadOf(booked.guest, inquiryId)).booking).toEqual({
    bookingId: booked.bookingId,
    day: items[0]!.day,
    startMinute: items[0]!.startMinute,
  });
  for (const other of [await guestWithPoints(app), await verifiedCast(app)])
    expect(
      await app.call(routes.sendInquiry, { body: { ...ORDER, bookingId: booked.bookingId } }, other),
    ).toMatchObject({ status: 404, code: 'NOT_FOUND' });
});

test('so many a day and no more, and no more in one thread', async () => {
  const guest = await signUpGuest(app);
  const sent = [];
  for (let n = 0; n < INQUIRIES_A_DAY; n++) sent.push(await sendInquiry(app, guest));
  const refused = await app.call(routes.sendInquiry, { body: ORDER }, guest);
  expect(refused).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
  expect(refused.details).toEqual({ until: addMinutes(app.clock.now(), 24 * 60).toISOString() });
  const { inquiryId } = sent[0]!;
  const again = { params: { inquiryId }, body: { text: 'もう一度', uploadIds: [] } };
  for (let n = 1; n < INQUIRY_MESSAGES_A_DAY; n++) await app.ok(routes.writeInquiry, again, guest);
  expect(await app.call(routes.writeInquiry, again, guest)).toMatchObject({ code: 'RATE_LIMITED' });
  await app.moveBy(24 * 60);
  await sendInquiry(app, guest);
  await app.ok(routes.writeInquiry, again, guest);
});

test('hostile text is refused or kept as it is, and lies sealed', async () => {
  const guest = await signUpGuest(app);
  const text = '<script>alert(1)</script>\'; drop table inquiry; --\u202e\n{"by":"OPERATOR"}';
  const { inquiryId } = await sendInquiry(app, guest, { text, subject: '%s%n ${7*7}' });
  const thread = await threadOf(guest, inquiryId);
  expect(thread).toMatchObject({ subject: '%s%n ${7*7}', messages: [{ text: text.replace('\u202e', '') }] });
  for (const body of [
    { ...ORDER, subject: ' ' },
    { ...ORDER, text: '\u200b' },
    { ...ORDER, text: 'あ'.repeat(1001) },
    { ...ORDER, text: '\u0000' },
    { ...ORDER, category: 'HEARING' as never },
  ])
    expect((await app.call(routes.sendInquiry, { body }, guest)).status).toBe(400);
  const stored = await app.db.selectFrom('inquiry').selectAll().execute();
  const messages = await app.db.selectFrom('inquiry_message').selectAll().execute();
  expect(JSON.stringify([stored, messages])).not.toContain('script');
  expect(Buffer.concat(messages.map(({ body_sealed }) => body_sealed)).toString()).not.toContain('script');
});

test('history comes in pages, the newest first, none twice', async () => {
  const guest = await signUpGuest(app);
  const sent: string[] = [];
  for (let n = 0; n < 23; n++) {
    if (n % 9 === 8) await app.moveBy(24 * 60);
    await app.moveBy(1);
    sent.unshift((await sendInquiry(app, guest, { subject: `その${n}` })).inquiryId);
  }
  const first = await listOf(guest);
  const cursor = first.nextCursor!;
  const second = await app.ok(routes.listInquiries, { query: { cursor } }, guest);
  expect([...first.items, ...second.items].map(({ inquiryId }) => inquiryId)).toEqual(sent);
  expect(second.nextCursor).toBeNull();
  expect(await app.call(routes.listInquiries, { query: { cursor: 'x' } }, guest)).toMatchObject({
    code: 'VALIDATION',
  });
});

test('what nobody has written in for a year goes', async () => {
  const guest = await signUpGuest(app);
  await sendInquiry(app, guest);
  await app.moveTo(addMinutes(app.clock.now(), 367 * 24 * 60));
  await app.moveBy(24 * 60);
  expect(await app.db.selectFrom('inquiry').select('id').execute()).toEqual([]);
  expect(await app.db.selectFrom('inquiry_message').select('id').execute()).toEqual([]);
});
