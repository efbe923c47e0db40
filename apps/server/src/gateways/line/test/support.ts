import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';
import type { LineConfig } from '#platform/config';
import { lineLogin } from '../adapter/line-login.ts';
import type { LineProof, LineProvider } from '../port.ts';

export const CHANNEL: LineConfig = {
  channelId: '1650000000',
  channelSecret: '0123456789abcdef0123456789abcdef',
};
export const PUBLIC_URL = 'https://www.example.jp';

export const proof = (state = 'state-1'): LineProof => ({
  state,
  nonce: `nonce-of-${state}`,
  verifier: 'verifier-verifier-verifier-verifier-verifier-1',
});

export type Fault = 'NONE' | 'NEVER_ANSWERS' | 'BREAKS' | 'CUTS';

interface Asker {
  readonly channelSecret?: string;
  /** How long an answer may take; absent: soon given up while the provider never answers, else long. */
  readonly timeoutSeconds?: number;
}

/** A second, independent provider on loopback, with what LINE does: HS256 by the channel's secret. */
export interface SecondProvider {
  readonly line: LineProvider;
  /** The same provider, asked by another process: of a channel that knows another secret, or that waits as long for an answer. */
  anew(asker?: Asker): LineProvider;
  /** What happens to requests from now on. */
  fault: Fault;
  /** Walks a browser through its pages; what it sends back in the address. */
  walk(url: string, how?: 'agrees' | 'refuses'): Promise<URLSearchParams>;
  close(): Promise<void>;
}

export async function startSecondProvider(): Promise<SecondProvider> {
  let answer: ReturnType<Provider['callback']> | undefined;
  const state: { fault: Fault } = { fault: 'NONE' };
  const server: Server = createServer((request, response) => {
    if (state.fault === 'NEVER_ANSWERS') return;
    if (state.fault === 'CUTS') return void request.socket.destroy();
    if (state.fault === 'BREAKS') return void response.writeHead(503).end('down');
    void answer!(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  answer = quietProvider(issuer).callback();
  const anew = ({ channelSecret = CHANNEL.channelSecret, timeoutSeconds }: Asker = {}) =>
    lineLogin({ ...CHANNEL, channelSecret }, PUBLIC_URL, {
      issuer,
      get timeoutSeconds() {
        return timeoutSeconds ?? (state.fault === 'NEVER_ANSWERS' ? 0.3 : 20);
      },
    });
  return {
    line: anew(),
    anew,
    get fault() {
      return state.fault;
    },
    set fault(fault) {
      state.fault = fault;
    },
    walk: (url, how = 'agrees') => walk(issuer, url, how),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function quietProvider(issuer: string): Provider {
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CHANNEL.channelId,
        client_secret: CHANNEL.channelSecret,
        redirect_uris: [`${PUBLIC_URL}/authentication/line`],
        token_endpoint_auth_method: 'client_secret_post',
        id_token_signed_response_alg: 'HS256',
      },
    ],
    enabledJWA: { idTokenSigningAlgValues: ['RS256', 'HS256'] },
    scopes: ['openid', 'profile'],
    claims: { openid: ['sub'], profile: ['name'] },
    conformIdTokenClaims: false,
    findAccount: (_ctx, sub) => ({
      accountId: sub,
      claims: async () => ({ sub, name: ` ${sub} さん ` }),
    }),
    cookies: { keys: ['a-key-of-the-test'] },
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      Grant: 600,
      IdToken: 600,
      Interaction: 600,
      Session: 600,
    },
    features: { devInteractions: { enabled: true } },
  });
  // Its own complaints about a provider for tests are no news.
  provider.on('server_error', () => undefined);
  return provider;
}

/** A browser without script: keeps cookies, follows what it is sent to, and submits the pages it meets. */
async function walk(issuer: string, start: string, how: 'agrees' | 'refuses'): Promise<URLSearchParams> {
  const cookies = new Map<string, string>();
  let next: { url: string; form?: URLSearchParams } = { url: start };
  for (let steps = 0; steps < 20; steps++) {
    const response: Response = await fetch(next.url, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(next.form && { method: 'POST', body: next.form }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie)!;
      cookies.set(name!, value!);
    }
    const location = response.headers.get('location');
    if (location?.startsWith(PUBLIC_URL)) return new URL(location).searchParams;
    if (location !== null) {
      next = { url: new URL(location, issuer).href };
      continue;
    }
    const page = await response.text();
    const refusal = /href="([^"]*\/abort)"/.exec(page)?.[1];
    if (how === 'refuses' && refusal !== undefined) {
      next = { url: new URL(refusal, issuer).href };
      continue;
    }
    const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1];
    const action = /action="([^"]+)"/.exec(page)?.[1];
    if (prompt === undefined || action === undefined)
      throw new Error(`No form at ${next.url}: ${page.slice(0, 400)}`);
    const form = new URLSearchParams({
      prompt,
      ...(prompt === 'login' && { login: 'hanako', password: 'x' }),
    });
    next = { url: new URL(action, issuer).href, form };
  }
  throw new Error('The provider never sent the browser back');
}
