import type { RouteName } from '@yoimachi/contract/table';
import { mailsTo, openOrder, ORDER, sendInquiry, tokenIn } from '../modules/talk/inquiry/test/support.ts';
import { inquiryRoutes } from '@yoimachi/contract/inquiry';
import type { Person, TestApp } from './index.ts';
import type { ProperCall } from './refused-inputs.calls.ts';

type MakeInput = ProperCall['input'];

const sent = async (app: TestApp, guest: Person) => (await sendInquiry(app, guest)).inquiryId;

/** The token that somebody who is not signed in is sent. */
async function tokenOf(app: TestApp): Promise<string> {
  const mail = `${crypto.randomUUID()}@example.jp`;
  const address = `2001:db8:${crypto.randomUUID().slice(0, 4)}:${crypto.randomUUID().slice(0, 4)}::1`;
  await app.ok(inquiryRoutes.sendOpenInquiry, { body: openOrder({ mail }), address });
  return tokenIn((await mailsTo(app, mail))[0]!);
}

/** The calls of inquiries. */
export function inquiryCalls(own: (input: MakeInput) => ProperCall): Partial<Record<RouteName, ProperCall>> {
  return {
    listInquiries: own(() => ({ query: {} })),
    getInquiry: own(async (app, { guest }) => ({ params: { inquiryId: await sent(app, guest) } })),
    sendInquiry: own(() => ({ body: ORDER })),
    writeInquiry: own(async (app, { guest }) => ({
      params: { inquiryId: await sent(app, guest) },
      body: { text: '追伸です', uploadIds: [] },
    })),
    readInquiry: own(async (app, { guest }) => ({
      params: { inquiryId: await sent(app, guest) },
      body: { number: 1 },
    })),
    sendOpenInquiry: own(() => ({ body: openOrder({ mail: `${crypto.randomUUID()}@example.jp` }) })),
    openInquiry: own(async (app) => ({ body: { token: await tokenOf(app) } })),
    writeOpenInquiry: own(async (app) => ({
      body: { token: await tokenOf(app), clientId: crypto.randomUUID(), text: '追伸です' },
    })),
  };
}
