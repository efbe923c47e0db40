import { accountRoutes } from '@yoimachi/contract/account';
import { phoneRoutes } from '@yoimachi/contract/phone';
import { UserType } from '@yoimachi/domain/account';
import type { App } from '../../apps/server/src/app.ts';
import { DEMO_CAST_PHONE, DEMO_GUEST_PHONE } from './accounts.ts';
import { demoPerson } from './people.ts';
import { LOST_PERSON } from './private.ja.ts';
import type { Stage } from './types.ts';
import { askSolved, visit } from './visitor.ts';

/** The cast after the demo cast asks for another number, the guest after the demo guest has lost his. New numbers are nobody's, however many casts there are. */
const CHANGING_CAST = '09000000102';
const NEW_PHONE = '09009009102';
const LOST_GUEST = '09000000002';
const FOUND_PHONE = '09009009002';

const AGENTS = [
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
];

/** Several devices of the demo guest and the demo cast, a cast's change of number and a lost number that wait for an operator. */
export async function playPhones({ app }: Stage): Promise<void> {
  const { id } = await demoPerson(app, DEMO_GUEST_PHONE, UserType.GUEST);
  // Who signs in again and again is signed out of what he used first.
  const known = await app.context.db
    .selectFrom('session')
    .select('id')
    .where('account_id', '=', id)
    .where('device', '=', 'IPHONE')
    .limit(1)
    .executeTakeFirst();
  for (const agent of known ? [] : AGENTS) {
    await visit(app, DEMO_GUEST_PHONE, UserType.GUEST, agent);
    await visit(app, DEMO_CAST_PHONE, UserType.CAST, agent);
  }
  const cast = await visit(app, CHANGING_CAST, UserType.CAST);
  if ((await cast.call(phoneRoutes.ownPhone)).change === null) {
    const proof = await prove(app, NEW_PHONE, 'CHANGE_PHONE');
    await cast.call(phoneRoutes.changePhone, { phone: NEW_PHONE, confirmation: NEW_PHONE, ...proof });
  }
  if (await app.context.db.selectFrom('lost_number').select('id').limit(1).executeTakeFirst()) return;
  const proof = await prove(app, FOUND_PHONE, 'LOST_NUMBER');
  await cast.call(phoneRoutes.askLostNumber, {
    oldPhone: LOST_GUEST,
    phone: FOUND_PHONE,
    ...LOST_PERSON,
    ...proof,
  });
}

/** A code on a number, as a browser gets it: with the bot check, from the development inbox. */
async function prove(app: App, phone: string, purpose: 'CHANGE_PHONE' | 'LOST_NUMBER') {
  const browserId = app.context.ids.newId();
  await askSolved(app, accountRoutes.sendCode, { phone, browserId, purpose });
  const { body } = await app.context.db
    .selectFrom('dev_inbox')
    .select('body')
    .where('recipient', '=', `+81${phone.slice(1)}`)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return { browserId, code: /\d{6}/.exec(body)![0] };
}
