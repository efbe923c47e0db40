import { loginRoutes } from '@yoimachi/contract/login';
import type { RouteName } from '@yoimachi/contract/table';
import type { Booked } from '../modules/meeting/booking/test/support.ts';
import { newBrowser, send } from '../modules/people/account/test/support.ts';
import { createAuthenticator } from '../modules/people/login/test/authenticator.ts';
import { link, newLinePerson, returned } from '../modules/people/login/test/support.ts';
import { lastCode, newPhone, signUpGuest, type Person, type TestApp } from './index.ts';
import type { Input, ProperCall } from './refused-inputs.calls.ts';

type Own = (input: ProperCall['input']) => ProperCall;

/** The calls of the ways in, each with an input that is accepted. */
export const loginCalls = (own: Own): Partial<Record<RouteName, ProperCall>> => ({
  finishLine: own(async (app) => ({
    body: await returned(app, await app.ok(loginRoutes.beginLine), await newLinePerson(app)),
  })),
  verifyLine: own(async (app, { guest }) => {
    await app.ok(loginRoutes.unlinkLine, {}, guest);
    const begun = await app.ok(loginRoutes.beginLineLink, {}, guest);
    return { body: await returned(app, begun, await newLinePerson(app)) };
  }),
  verifyPhone: { ...own(phoneInput), people: cameByLine },
  signInByPasskey: own(async (app, { guest }) => {
    const { device } = await newPasskey(app, guest);
    const { challenge } = await app.ok(loginRoutes.passkeyChallenge);
    return { body: { credential: device.use(challenge) } };
  }),
  addPasskey: own(async (app, { guest }) => {
    const { challenge } = await beginAfresh(app, guest);
    return { body: { name: '仕事用のスマホ', credential: createAuthenticator().create(challenge) } };
  }),
  renamePasskey: own(async (app, { guest }) => ({
    params: { id: (await newPasskey(app, guest)).id },
    body: { name: '自宅のパソコン' },
  })),
  removePasskey: own(async (app, { guest }) => ({ params: { id: (await newPasskey(app, guest)).id } })),
});

/** As good as came by LINE: her number may go, and does with every input. */
async function cameByLine(app: TestApp): Promise<Booked> {
  const guest = await signUpGuest(app);
  await link(app, guest, await newLinePerson(app));
  return { guest, cast: guest, bookingId: '' } as Booked;
}

async function phoneInput(app: TestApp, { guest }: Booked): Promise<Input> {
  const own = app.db.selectFrom('account').select('identity_id').where('id', '=', guest.userId);
  // Each time as on the first.
  await app.db
    .updateTable('identity')
    .set({ phone_index: null, phone_sealed: null })
    .where('id', '=', own)
    .execute();
  const [phone, browser] = [newPhone(), newBrowser()];
  await send(app, phone, browser);
  return { body: { phone, browserId: browser.browserId, code: await lastCode(app, phone) } };
}

/** A person has ten passkeys at most, and a call is made more often. */
async function beginAfresh(app: TestApp, person: Person) {
  const { passkeys } = await app.ok(loginRoutes.waysIn, {}, person);
  for (const { id } of passkeys) await app.ok(loginRoutes.removePasskey, { params: { id } }, person);
  return app.ok(loginRoutes.beginPasskey, {}, person);
}

async function newPasskey(app: TestApp, person: Person) {
  const device = createAuthenticator();
  const { challenge } = await beginAfresh(app, person);
  const body = { name: 'スマホ', credential: device.create(challenge) };
  const { passkeys } = await app.ok(loginRoutes.addPasskey, { body }, person);
  return { device, id: passkeys[0]!.id };
}
