import { pino, type DestinationStream, type Logger } from 'pino';
import type { Config } from '#platform/config';

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

/** Structured JSON lines on standard output, private fields redacted. */
export function createLog(config: Pick<Config, 'logLevel'>, destination?: DestinationStream): Log {
  const options = {
    level: config.logLevel,
    base: null,
    redact: { paths: PATHS, censor: '[private]' },
    formatters: { level: (label: string) => ({ level: label }) },
  };
  return destination ? pino(options, destination) : pino(options);
}
