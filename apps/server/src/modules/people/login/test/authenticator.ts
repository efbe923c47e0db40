import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import type { BodyInputOf } from '@yoimachi/contract/route';
import type { loginRoutes } from '@yoimachi/contract/login';

type Created = BodyInputOf<typeof loginRoutes.addPasskey>['credential'];
type Used = BodyInputOf<typeof loginRoutes.signInByPasskey>['credential'];

/** What an answer says other than it should. */
export interface Twist {
  readonly origin?: string;
  readonly rpId?: string;
  readonly type?: string;
  /** The person was there, but was not recognised. */
  readonly unverified?: true;
  /** How often it says it was used, instead of once more. */
  readonly counter?: number;
  /** Signs with a key of its own. */
  readonly foreignKey?: true;
}

const ORIGIN = 'http://localhost:3000';
const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const WITH_CREDENTIAL = 0x40;

const clientData = (type: string, challenge: string, twist: Twist) =>
  Buffer.from(
    JSON.stringify({
      type: twist.type ?? type,
      challenge,
      origin: twist.origin ?? ORIGIN,
      crossOrigin: false,
    }),
  );

/** One passkey of a device that answers as WebAuthn says, made of nothing but node:crypto: ES256, no attestation. */
export function createAuthenticator() {
  const key = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const foreign = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(32);
  const id = credentialId.toString('base64url');
  let counter = 0;

  const authenticatorData = (flags: number, twist: Twist) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(twist.counter ?? ++counter);
    const rpIdHash = createHash('sha256')
      .update(twist.rpId ?? 'localhost')
      .digest();
    const seen = USER_PRESENT | (twist.unverified ? 0 : USER_VERIFIED);
    return Buffer.concat([rpIdHash, Buffer.of(flags | seen), count]);
  };

  return {
    create(challenge: string, twist: Twist = {}): Created {
      const cose = coseOf(key.publicKey);
      const length = Buffer.alloc(2);
      length.writeUInt16BE(credentialId.length);
      const authData = Buffer.concat([
        authenticatorData(WITH_CREDENTIAL, { counter: 0, ...twist }),
        Buffer.alloc(16),
        length,
        credentialId,
        cose,
      ]);
      const attestation = cborMap([
        ['fmt', 'none'],
        ['attStmt', EMPTY],
        ['authData', authData],
      ]);
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: clientData('webauthn.create', challenge, twist).toString('base64url'),
          attestationObject: attestation.toString('base64url'),
          transports: ['internal'],
        },
      };
    },
    use(challenge: string, twist: Twist = {}): Used {
      const client = clientData('webauthn.get', challenge, twist);
      const authData = authenticatorData(0, twist);
      const signed = Buffer.concat([authData, createHash('sha256').update(client).digest()]);
      const { privateKey } = twist.foreignKey ? foreign : key;
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: authData.toString('base64url'),
          signature: sign('sha256', signed, privateKey).toString('base64url'),
        },
      };
    },
  };
}

/** A public key of P-256 as an authenticator writes it. */
function coseOf(publicKey: KeyObject): Buffer {
  const { x, y } = publicKey.export({ format: 'jwk' });
  return cborMap([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, Buffer.from(x!, 'base64url')],
    [-3, Buffer.from(y!, 'base64url')],
  ]);
}

const EMPTY = Symbol('an empty map');
type Cbor = number | string | Buffer | typeof EMPTY;

/** The few forms of CBOR that these answers need. */
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? cborHead(1, -1 - value) : cborHead(0, value);
  if (value === EMPTY) return cborHead(5, 0);
  if (typeof value === 'string')
    return Buffer.concat([cborHead(3, Buffer.byteLength(value)), Buffer.from(value)]);
  return Buffer.concat([cborHead(2, value.length), value]);
}

function cborHead(major: number, count: number): Buffer {
  if (count < 24) return Buffer.of((major << 5) | count);
  return count < 256
    ? Buffer.of((major << 5) | 24, count)
    : Buffer.of((major << 5) | 25, count >> 8, count & 255);
}

const cborMap = (entries: readonly (readonly [Cbor, Cbor])[]): Buffer =>
  Buffer.concat([
    cborHead(5, entries.length),
    ...entries.flatMap(([name, value]) => [cbor(name), cbor(value)]),
  ]);
