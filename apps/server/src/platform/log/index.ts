import { createHmac } from 'node:crypto';
import { hostname } from 'node:os';
import { pino, stdTimeFunctions, type DestinationStream, type Logger } from 'pino';
import type { Config } from '#platform/config';
import { currentRequest } from '#platform/request';
import { VERSION } from '#platform/version';

export type Log = Logger;

/** Names of fields that never reach a log, at the top level or up to two levels down. */
const PRIVATE_FIELDS = [
  'phone',
  'e164',
  'code',
  'token',
  's_token',
  'firebase_token',
  'refreshSecret',
  'authorization',
  'cookie',
  'name',
  'kana',
  'nickname',
  'email',
  'birthday',
  'bankAccount',
  'accountNumber',
  'accountHolder',
  'card',
  'cardNumber',
  'place',
  'reason',
  'body',
];

// An error's name and code describe its kind, not a person; pino writes errors under `err` with its own serializer.
const PATHS = PRIVATE_FIELDS.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]).filter(
  (path) => path !== '*.code' && path !== '*.name',
);

const PSEUDONYM_DIGITS = 16;
const REMEMBERED_PSEUDONYMS = 10_000;

/**
 * What an account is called in logs, by a key of the installation: the same each time, and nobody who has only the logs finds the account by it, whose
 * id stands in addresses of profiles. Each call asks for it, so it is reckoned once for an account that comes again.
 */
export function pseudonymsBy(key: Buffer): (accountId: string) => string {
  const known = new Map<string, string>();
  return (accountId) => {
    const remembered = known.get(accountId);
    if (remembered !== undefined) return remembered;
    const made = createHmac('sha256', key).update(accountId).digest('hex').slice(0, PSEUDONYM_DIGITS);
    if (known.size >= REMEMBERED_PSEUDONYMS) known.clear();
    known.set(accountId, made);
    return made;
  };
}

interface LogOf extends Pick<Config, 'logLevel'> {
  /** What the process does. */
  readonly services?: ReadonlySet<string>;
}

/**
 * Structured JSON lines on standard output, private fields redacted. Each says when, on which host and by which process of which version it was
 * written, and for which request and account, where it is for one. An error is a fault; what waits for operators is none.
 */
export function createLog({ logLevel, services = new Set() }: LogOf, destination?: DestinationStream): Log {
  const options = {
    level: logLevel,
    base: { host: hostname(), pid: process.pid, role: [...services].join('+'), version: VERSION },
    timestamp: stdTimeFunctions.isoTime,
    redact: { paths: PATHS, censor: '[private]' },
    formatters: { level: (label: string) => ({ level: label }) },
    // It is written into.
    mixin: () => ({ ...currentRequest() }),
  };
  return destination ? pino(options, destination) : pino(options);
}
