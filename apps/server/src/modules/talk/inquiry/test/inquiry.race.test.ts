import { expect, test } from 'vitest';
import { inquiryRoutes as routes } from '@yoimachi/contract/inquiry';
import { INQUIRIES_A_DAY } from '@yoimachi/domain/inquiry';
import { signUpGuest, useRewoundApp } from '../../../../test-support/index.ts';
import { answer, openOrder, operator, ORDER, sendInquiry } from './support.ts';

const app = useRewoundApp({ config: { databasePool: 12, logLevel: 'silent' } });

test('an answer and another message at once: one of the two came first, and nobody is answered unread', async () => {
  const guest = await signUpGuest(app);
  for (let n = 0; n < 8; n++) {
    if (n % 4 === 3) await app.moveBy(24 * 60);
    const { inquiryId, number } = await sendInquiry(app, guest);
    const params = { inquiryId };
    const [answered] = await Promise.allSettled([
      answer(app, number, 1, '回答です'),
      app.ok(routes.writeInquiry, { params, body: { text: '追伸', uploadIds: [] } }, guest),
    ]);
    const thread = await app.ok(routes.getInquiry, { params }, guest);
    const by = thread.messages.map((message) => message.by);
    // Whoever came first, the person wrote last: it waits for an operator.
    expect(thread.state).toBe(answered.status === 'fulfilled' ? 'IN_PROGRESS' : 'RECEIVED');
    expect(by).toEqual(
      answered.status === 'fulfilled' ? ['PERSON', 'OPERATOR', 'PERSON'] : ['PERSON', 'PERSON'],
    );
    expect(await operator(app, 'listInquiries')).toContain(number);
  }
});

test('two operators who answer at once: one does', async () => {
  const guest = await signUpGuest(app);
  const { inquiryId, number } = await sendInquiry(app, guest);
  const both = await Promise.allSettled([1, 2, 3].map((n) => answer(app, number, 1, `回答${n}`)));
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const { messages } = await app.ok(routes.getInquiry, { params: { inquiryId } }, guest);
  expect(messages).toHaveLength(2);
});

test('many at once are counted one after the other', async () => {
  const guest = await signUpGuest(app);
  const answers = await Promise.all(
    Array.from({ length: INQUIRIES_A_DAY + 5 }, () => app.call(routes.sendInquiry, { body: ORDER }, guest)),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(INQUIRIES_A_DAY);
});

test('one order of who is not signed in, sent many times at once, is one inquiry', async () => {
  const order = openOrder();
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, n) =>
      app.call(routes.sendOpenInquiry, { body: order, address: `203.0.113.${n % 2}` }),
    ),
  );
  for (const { status } of answers) expect([200, 409]).toContain(status);
  expect(await app.db.selectFrom('inquiry').select('id').execute()).toHaveLength(1);
  expect(new Set(answers.filter(({ status }) => status === 200).map(({ body }) => body.number)).size).toBe(1);
});
