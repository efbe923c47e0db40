import { ageCheckAdminRoutes } from '@yoimachi/contract/age-check-admin';
import { officeRoutes } from '@yoimachi/contract/office';
import { beforeEach, expect, test } from 'vitest';
import { ApiError } from '#ui/lib/api-error.ts';
import { call, connectApi, takeCsrf } from './api.ts';

const CHECK = '0190a1b2-0000-7000-8000-000000000001';

let sent: { path: string; method: string; csrf: string | undefined }[] = [];
let asked = 0;
let ledAway = 0;

/** A server that answers these in turn, and a person who shows the factor, or does not. */
function connect(answers: readonly (readonly [number, unknown])[], shows = true): void {
  const left = [...answers];
  connectApi({
    fetch: (path, { method, headers }) => {
      sent.push({ path, method: method!, csrf: (headers as Record<string, string>)['x-csrf-token'] });
      const [status, body] = left.shift()!;
      return Promise.resolve(new Response(body === undefined ? '' : JSON.stringify(body), { status }));
    },
    logIn: () => void (ledAway += 1),
    askFactor: () => {
      asked += 1;
      takeCsrf('after the factor');
      return Promise.resolve(shows);
    },
  });
}

const refusal = (code: string) => ({ code, message: 'words' });
const approve = () => call(ageCheckAdminRoutes.approveAgeCheck, { params: { checkId: CHECK } });

beforeEach(() => {
  sent = [];
  asked = 0;
  ledAway = 0;
  takeCsrf('token');
});

test('sends the token with whatever changes something, and never with a read', async () => {
  connect([
    [200, { items: [] }],
    [200, { accountId: CHECK, nickname: '澪' }],
  ]);
  await call(officeRoutes.officeSessions);
  expect(await approve()).toMatchObject({ nickname: '澪' });
  expect(sent).toEqual([
    { path: '/admin/v1/sessions', method: 'GET', csrf: undefined },
    { path: `/admin/v1/age-checks/${CHECK}/approve`, method: 'POST', csrf: 'token' },
  ]);
});

test('asks for the second factor and makes the same call again, with the token of the session by then', async () => {
  connect([
    [403, refusal('OFFICE_FACTOR_AGAIN')],
    [200, { accountId: CHECK, nickname: '澪' }],
  ]);
  await approve();
  expect([asked, sent.map(({ csrf }) => csrf)]).toEqual([1, ['token', 'after the factor']]);
});

test('makes it no third time, and not again for who does not show it', async () => {
  connect([
    [403, refusal('OFFICE_FACTOR_AGAIN')],
    [403, refusal('OFFICE_FACTOR_AGAIN')],
  ]);
  await expect(approve()).rejects.toMatchObject({ code: 'OFFICE_FACTOR_AGAIN' });
  connect([[403, refusal('OFFICE_FACTOR_AGAIN')]], false);
  await expect(approve()).rejects.toMatchObject({ code: 'OFFICE_FACTOR_AGAIN' });
  expect([asked, sent.length]).toEqual([2, 3]);
});

test('is not repeated for a token that is not of this session: somebody else would act', async () => {
  connect([[403, refusal('OFFICE_CSRF')]]);
  await expect(approve()).rejects.toMatchObject({ code: 'OFFICE_CSRF', message: 'words' });
  expect([sent.length, asked, ledAway]).toEqual([1, 0, 0]);
});

test('leads to the login once the session is over, but not who only asks whether there is one', async () => {
  connect([
    [401, refusal('OFFICE_LOGIN_REQUIRED')],
    [401, refusal('OFFICE_LOGIN_REQUIRED')],
  ]);
  await expect(call(officeRoutes.readOffice)).rejects.toBeInstanceOf(ApiError);
  expect(ledAway).toBe(0);
  await expect(approve()).rejects.toBeInstanceOf(ApiError);
  expect(ledAway).toBe(1);
});

test("tells a fault of the server in the product's own words", async () => {
  connect([[500, { code: 'INTERNAL', message: 'column "x" does not exist' }]]);
  const error: unknown = await approve().catch((failure: unknown) => failure);
  expect(error).toMatchObject({ status: 500, code: 'INTERNAL' });
  expect((error as ApiError).message).not.toContain('column');
});
