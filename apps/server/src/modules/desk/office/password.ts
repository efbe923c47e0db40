import { argon2, randomBytes, timingSafeEqual, type Argon2Parameters } from 'node:crypto';
import { promisify } from 'node:util';
import type { Crypto } from '#platform/crypto';

/** OWASP's smaller setting: 19 MiB, two passes, one lane; some 40 ms of a core. */
const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const;
const SALT_BYTES = 16;

const derive = promisify(argon2) as (kind: 'argon2id', parameters: Argon2Parameters) => Promise<Buffer>;

/** A password as it is kept: cost, salt and tag. Whoever has the table alone cannot try words: the key of the installation is part of it. */
export async function hashPassword(crypto: Pick<Crypto, 'deriveKey'>, password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const tag = await tagOf(crypto, password, salt);
  return `$argon2id$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${salt.toString('base64url')}$${tag.toString('base64url')}`;
}

/** Whether a password is the kept one. Without one the same work is done: nobody learns from the time who has a login. */
export async function isPassword(
  crypto: Pick<Crypto, 'deriveKey'>,
  password: string,
  kept: string | null,
): Promise<boolean> {
  const [salt, tag] = (kept ?? `$$$${'A'.repeat(22)}$${'A'.repeat(43)}`)
    .split('$')
    .slice(3)
    .map((part) => Buffer.from(part, 'base64url'));
  const found = await tagOf(crypto, password, salt!);
  return timingSafeEqual(found, tag!) && kept !== null;
}

const tagOf = (crypto: Pick<Crypto, 'deriveKey'>, password: string, nonce: Buffer): Promise<Buffer> =>
  derive('argon2id', {
    ...COST,
    message: password.normalize('NFKC'),
    nonce,
    secret: crypto.deriveKey('office-password'),
  });
