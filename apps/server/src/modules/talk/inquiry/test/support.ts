import { inquiryRoutes as routes } from '@yoimachi/contract/inquiry';
import type { BodyInputOf } from '@yoimachi/contract/route';
import { typed, type Person, type TestApp } from '../../../../test-support/index.ts';

export const ORDER = {
  category: 'BOOKING',
  subject: 'キャンセル料について',
  text: '計算の方法を教えてください。',
  uploadIds: [],
} satisfies BodyInputOf<(typeof routes)['sendInquiry']>;

export const sendInquiry = (
  app: TestApp,
  who: Person,
  change: Partial<BodyInputOf<(typeof routes)['sendInquiry']>> = {},
) => app.ok(routes.sendInquiry, { body: { ...ORDER, ...change } }, who);

type OpenOrder = BodyInputOf<(typeof routes)['sendOpenInquiry']>;

/** Of somebody who is not signed in. */
export const openOrder = (change: Partial<OpenOrder> = {}): OpenOrder => ({
  category: 'ACCOUNT',
  subject: 'ログインできません',
  text: '番号が変わりました。',
  clientId: crypto.randomUUID(),
  mail: 'yamada@example.jp',
  botCheck: '',
  ...change,
});

/** What the terminal says when an operator types a command. */
export const operator = (app: TestApp, name: string, ...words: string[]) =>
  typed(app, name, ...words, '--operator', 'sato');

export const answer = (app: TestApp, number: string, seen: number, text: string) =>
  operator(app, 'answerInquiry', number, '--seen', String(seen), '--text', text);

/** What is left in the inbox for an address, the oldest first. */
export async function mailsTo(app: TestApp, to: string): Promise<string[]> {
  await app.work();
  const rows = await app.db
    .selectFrom('dev_inbox')
    .select('body')
    .where('recipient', '=', to)
    .where('channel', '=', 'MAIL')
    .orderBy('id')
    .execute();
  return rows.map(({ body }) => body);
}

/** The token of the link in a mail. */
export const tokenIn = (body: string): string => /\/contact-us\/thread#(\S+)/.exec(body)![1]!;
