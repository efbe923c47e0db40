import { adminRoutes } from '@yoimachi/contract/admin';
import { officeRoutes } from '@yoimachi/contract/office';
import type { AnswerOf, BodyInputOf, ParamsInputOf, QueryInputOf, Route } from '@yoimachi/contract/route';
import { Secret, TOTP } from 'otpauth';
import type { TestApp } from '../../../../test-support/index.ts';
import { invite } from '../index.ts';

const calls = { ...adminRoutes, ...officeRoutes };
type Calls = typeof calls;

interface Input<R extends Route> {
  readonly params?: ParamsInputOf<R>;
  readonly query?: QueryInputOf<R>;
  readonly body?: BodyInputOf<R>;
  readonly headers?: Readonly<Record<string, string>>;
}

interface Answer<R extends Route> {
  readonly status: number;
  readonly body: AnswerOf<R>;
  readonly code: string | undefined;
  readonly details: Readonly<Record<string, unknown>> | undefined;
}

/** A browser in front of the back office: keeps cookies, and sends what a page of it sends. */
export function openBrowser(app: TestApp, { agent = 'Firefox', address = '203.0.113.7' } = {}) {
  const jar = new Map<string, string>();
  let csrf = '';
  return {
    jar,
    /** Cookies of another browser. */
    take: (cookies: ReadonlyMap<string, string>) => cookies.forEach((value, name) => jar.set(name, value)),
    get csrf() {
      return csrf;
    },
    set csrf(value: string) {
      csrf = value;
    },
    async call<Name extends keyof Calls>(
      name: Name,
      input: Input<Calls[Name]> = {},
    ): Promise<Answer<Calls[Name]>> {
      const route: Route = calls[name];
      const params = (input.params ?? {}) as Record<string, string | number>;
      const response = await app.app.office.inject({
        method: route.method,
        url: `/admin/v1${route.path.replace(/:(\w+)/g, (_all, key: string) => encodeURIComponent(String(params[key])))}`,
        query: (input.query ?? {}) as Record<string, string>,
        remoteAddress: address,
        headers: {
          'user-agent': agent,
          'sec-fetch-site': 'same-origin',
          ...(route.method !== 'GET' && { 'x-csrf-token': csrf }),
          ...(jar.size > 0 && { cookie: [...jar].map(([key, value]) => `${key}=${value}`).join('; ') }),
          ...input.headers,
        },
        ...(route.method !== 'GET' && route.method !== 'DELETE' && { payload: input.body ?? {} }),
      });
      for (const { name: cookie, value } of response.cookies) {
        if (value === '') jar.delete(cookie);
        else jar.set(cookie, value);
      }
      const isFile = route.file !== undefined && response.statusCode === 200;
      const body = isFile ? fileOf(response) : response.body === '' ? undefined : response.json();
      if (response.statusCode === 200 && typeof body?.csrf === 'string') csrf = body.csrf;
      const failure = response.statusCode === 200 ? {} : body;
      return { status: response.statusCode, body, code: failure?.code, details: failure?.details };
    },
  };
}

/** The file of an answer, under the name a browser saves it by. */
const fileOf = ({ rawPayload, headers }: { readonly rawPayload: Buffer; readonly headers: object }) => ({
  bytes: rawPayload,
  fileName: decodeURIComponent(
    String((headers as Record<string, unknown>)['content-disposition']).split("UTF-8''")[1]!,
  ),
});

export type Browser = ReturnType<typeof openBrowser>;

export const PASSWORD = 'いちばん長い夜の約束 7';

/** What an operator's app shows now. */
export const codeOf = (app: TestApp, secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: app.clock.now().getTime() + steps * 30_000,
  });

/** Lets an operator set a password, without a second factor yet; the token of the link. */
export async function invited(app: TestApp, operatorId: string, mail: string): Promise<string> {
  const made = await invite(app.context, { operatorId, mail, by: null });
  if (!made.ok) throw new Error(made.error.code);
  return made.value.url.split('#')[1]!;
}

/** An operator who has a password and codes, signed in. */
export async function signedIn(
  app: TestApp,
  operator: { readonly id: string; readonly name: string },
  browser = openBrowser(app),
) {
  const mail = `${operator.name}@example.jp`;
  const token = await invited(app, operator.id, mail);
  await browser.call('takeInvite', { body: { token, password: PASSWORD } });
  const { body: totp } = await browser.call('beginTotp');
  const { body: enrolled } = await browser.call('confirmTotp', { body: { code: codeOf(app, totp.secret) } });
  return { browser, mail, secret: totp.secret, recoveryCodes: enrolled.recoveryCodes };
}
