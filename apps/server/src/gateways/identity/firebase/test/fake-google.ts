import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import https from 'node:https';
import { connect, type AddressInfo } from 'node:net';
import { jwtVerify, SignJWT, type JWTPayload } from 'jose';
import type { FirebaseConfig } from '#platform/config';
import type { FirebaseAddress } from '../firebase.ts';

export const PROJECT = 'yoimachi-test';
const KEY_ID = 'key-1';
const AUDIENCE = 'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit';

export type Fault = 'ERROR_500' | 'GARBAGE' | 'RESET' | 'SILENT';
/** What is asked of Google: its keys, an access token, a user, an ID token; and to remove a user. */
export type Asked = 'keys' | 'access' | 'lookup' | 'exchange' | 'remove';

interface User {
  disabled?: boolean;
  /** Seconds; what was signed in before is revoked. */
  validSince?: string;
}

const PATHS: readonly (readonly [string, Asked])[] = [
  ['/robot/v1/metadata/x509/', 'keys'],
  ['/token', 'access'],
  ['/v1/accounts:signInWithCustomToken', 'exchange'],
  [`/v1/projects/${PROJECT}/accounts:lookup`, 'lookup'],
  [`/v1/projects/${PROJECT}/accounts:delete`, 'remove'],
];

const pem = (key: KeyObject, type: 'pkcs8' | 'spki') => key.export({ type, format: 'pem' }) as string;
const rsa = () => generateKeyPairSync('rsa', { modulusLength: 2048 });

/** Takes calls to any host by TLS to the loopback, without TLS: the SDK's addresses cannot be changed. */
class Home extends https.Agent {
  readonly #port: number;
  constructor(port: number) {
    super();
    this.#port = port;
  }
  override createConnection() {
    return connect(this.#port, '127.0.0.1');
  }
}

/** The five calls of Google that the adapter stands on, as their documents record them, with their faults. */
export class FakeGoogle {
  readonly users = new Map<string, User>();
  readonly calls: Asked[] = [];
  fault: { readonly of: Asked; readonly how: Fault } | null = null;
  readonly #usual = https.globalAgent;
  readonly #signing = rsa();
  readonly #service = rsa();
  readonly #server: Server = createServer((request, response) => void this.#answer(request, response));

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    https.globalAgent = new Home((this.#server.address() as AddressInfo).port);
  }

  close(): Promise<void> {
    https.globalAgent = this.#usual;
    this.#server.closeAllConnections();
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }

  get config(): FirebaseConfig {
    // Of another account each time: the SDK keeps access tokens for the process.
    const clientEmail = `server-${crypto.randomUUID().slice(0, 8)}@${PROJECT}.iam.gserviceaccount.com`;
    const privateKey = pem(this.#service.privateKey, 'pkcs8');
    return {
      account: { projectId: PROJECT, clientEmail, privateKey },
      apiKey: 'web_api_key',
      emulator: null,
    };
  }

  address(timeoutMs = 2_000): FirebaseAddress {
    const { port } = this.#server.address() as AddressInfo;
    return { toolkit: `http://127.0.0.1:${port}`, timeoutMs };
  }

  /** An ID token as Firebase signs it, with what a test changes of it; another key where it is told. */
  idToken(change: Readonly<Record<string, unknown>>, key = this.#signing.privateKey): Promise<string> {
    const now = Math.floor(Date.now() / 1000);
    return new SignJWT({
      iss: `https://securetoken.google.com/${PROJECT}`,
      aud: PROJECT,
      auth_time: now,
      iat: now,
      exp: now + 3600,
      firebase: { identities: {}, sign_in_provider: 'custom' },
      ...change,
    })
      .setProtectedHeader({ alg: 'RS256', kid: KEY_ID })
      .sign(key);
  }

  static otherKey = (): KeyObject => createPrivateKey(pem(rsa().privateKey, 'pkcs8'));

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let text = '';
    for await (const chunk of request.setEncoding('utf8')) text += chunk as string;
    const { pathname, searchParams } = new URL(request.url!, 'http://google');
    const asked = PATHS.find(([path]) => pathname.startsWith(path))?.[1];
    if (asked === undefined) return void response.writeHead(404).end();
    this.calls.push(asked);
    const how = this.fault?.of === asked ? this.fault.how : null;
    if (how === 'RESET') return void request.socket.destroy();
    if (how === 'SILENT') return;
    if (how === 'GARBAGE') return void response.writeHead(200, { 'content-type': 'text/html' }).end('<html>');
    if (how === 'ERROR_500') return json(response, 500, { error: { code: 500, message: 'INTERNAL' } });
    if (asked === 'keys') return this.#keys(response);
    if (asked === 'access')
      return json(response, 200, { access_token: 'access', expires_in: 3599, token_type: 'Bearer' });
    if (asked === 'lookup') return this.#lookup(JSON.parse(text) as { localId: string[] }, response);
    if (asked === 'remove') return this.#remove(JSON.parse(text) as { localId: string }, response);
    const [status, body] = await this.#exchange(
      JSON.parse(text) as { token: string },
      searchParams.get('key'),
    );
    return json(response, status, body);
  }

  #keys(response: ServerResponse): void {
    response.setHeader('cache-control', 'public, max-age=3600');
    json(response, 200, { [KEY_ID]: pem(createPublicKey(this.#signing.privateKey), 'spki') });
  }

  #lookup({ localId: [uid = ''] }: { readonly localId: readonly string[] }, response: ServerResponse): void {
    const user = this.users.get(uid);
    json(response, 200, user ? { users: [{ localId: uid, ...user }] } : { kind: 'identitytoolkit' });
  }

  #remove({ localId }: { readonly localId: string }, response: ServerResponse): void {
    if (this.users.delete(localId))
      return json(response, 200, { kind: 'identitytoolkit#DeleteAccountResponse' });
    json(response, 400, { error: { code: 400, message: 'USER_NOT_FOUND' } });
  }

  /** Takes what this project's service account has signed, for a project that knows the key. */
  async #exchange({ token }: { readonly token: string }, key: string | null): Promise<[number, object]> {
    const refused = (message: string): [number, object] => [400, { error: { code: 400, message } }];
    if (key !== 'web_api_key') return refused('API key not valid. Please pass a valid API key.');
    const { payload } = await jwtVerify<{ uid: string; claims: JWTPayload }>(
      token,
      createPublicKey(this.#service.privateKey),
      { audience: AUDIENCE },
    );
    if (this.users.get(payload.uid)?.disabled) return refused('USER_DISABLED');
    if (!this.users.has(payload.uid)) this.users.set(payload.uid, {});
    const idToken = await this.idToken({ sub: payload.uid, user_id: payload.uid, ...payload.claims });
    return [200, { idToken, refreshToken: 'never used', expiresIn: '3600', isNewUser: false }];
  }
}

const json = (response: ServerResponse, status: number, body: object): void =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
