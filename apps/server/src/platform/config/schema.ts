import * as z from 'zod/mini';
import { isRegistrationNumber } from '@yoimachi/domain/receipt';

/** The roles a process can take; by default it takes all of them. */
export const SERVICES = ['api', 'realtime', 'worker'] as const;
export type Service = (typeof SERVICES)[number];

const flag = (byDefault: boolean) =>
  z.pipe(
    z._default(z.enum(['true', 'false']), byDefault ? 'true' : 'false'),
    z.transform((text: 'true' | 'false') => text === 'true'),
  );
const wholeNumber = (from: number, to: number, byDefault: number) =>
  z.pipe(
    z._default(z.string().check(z.regex(/^\d{1,9}$/)), String(byDefault)),
    z.pipe(z.transform(Number), z.number().check(z.minimum(from), z.maximum(to))),
  );
const isPostgresUrl = (text: string) =>
  URL.canParse(text) && ['postgres:', 'postgresql:'].includes(new URL(text).protocol);
const isOrigin = (text: string) =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).origin === text;
const isSecretKey = (text: string) => /^[A-Za-z0-9+/_-]{43}=?$/.test(text);

const LEAST_DIFFERENT_BYTES = 16;

/** Whether 32 bytes in base64 are obviously not random: few distinct ones, a sequence, or something typed. */
export function isWeakKey(text: string): boolean {
  const bytes = [...Buffer.from(text, 'base64')];
  const steps = new Set(bytes.slice(1).map((byte, at) => (byte - bytes[at]! + 256) % 256));
  const isTyped = bytes.every((byte) => byte >= 0x20 && byte < 0x7f);
  return new Set(bytes).size < LEAST_DIFFERENT_BYTES || steps.size === 1 || isTyped;
}

const servicesList = z.pipe(
  z._default(z.string(), SERVICES.join(',')),
  z.pipe(
    z.transform((text: string) => text.split(',').map((name) => name.trim()) as Service[]),
    z.array(z.enum(SERVICES)).check(z.minLength(1)),
  ),
);

/** One line on a receipt. */
const shortText = z.string().check(z.regex(/^[^\p{Cc}\p{Cf}]{1,60}$/u));

/** Environment variables as they are read; an empty one counts as absent. */
export const environment = z.object({
  NODE_ENV: z._default(z.enum(['development', 'test', 'production']), 'development'),
  PORT: wholeNumber(0, 65_535, 3000),
  HOST: z._default(z.string().check(z.regex(/^[\w.:-]+$/)), '127.0.0.1'),
  DATA_DIR: z._default(z.string(), './data'),
  DATABASE_URL: z.optional(z.string().check(z.refine(isPostgresUrl))),
  DATABASE_POOL: wholeNumber(2, 200, 10),
  SERVICES: servicesList,
  LOG_LEVEL: z.optional(z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'])),
  SECRET_KEY: z.optional(z.string().check(z.refine(isSecretKey))),
  ALLOW_TEST_PREFIX: flag(false),
  TRUST_PROXY: flag(false),
  RATE_LIMIT: z.optional(z.enum(['true', 'false'])),
  ISSUER_NAME: z.optional(shortText),
  ISSUER_ADDRESS: z.optional(shortText),
  ISSUER_REGISTRATION_NUMBER: z.optional(z.string().check(z.refine(isRegistrationNumber))),
  PUBLIC_URL: z.optional(z.string().check(z.refine(isOrigin))),
  METRICS_TOKEN: z.optional(z.string().check(z.regex(/^[\w.~+/=-]{16,200}$/))),
  SOCKETS_PER_ADDRESS: wholeNumber(1, 1_000_000, 2_000),
  SOCKETS_PER_ACCOUNT: wholeNumber(1, 10_000, 30),
  STRIPE_SECRET_KEY: z.optional(z.string().check(z.regex(/^[sr]k_(?:live|test)_\w{8,}$/))),
  STRIPE_WEBHOOK_SECRET: z.optional(z.string().check(z.regex(/^whsec_\S{8,}$/))),
});

/** Never shown, not even when invalid. */
export const SECRETS: ReadonlySet<string> = new Set([
  'SECRET_KEY',
  'DATABASE_URL',
  'METRICS_TOKEN',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
]);

/** What an invalid value should have been; one sentence ending per variable. */
export const expectations: Record<keyof z.output<typeof environment>, string> = {
  NODE_ENV: 'must be development, test or production',
  PORT: 'must be a whole number from 0 to 65535',
  HOST: 'must be an address or host name to listen on, such as 127.0.0.1 or 0.0.0.0',
  DATA_DIR: 'must be the path of a folder',
  DATABASE_URL: 'must look like postgres://user:password@host:5432/name',
  DATABASE_POOL: 'must be a whole number from 2 to 200',
  SERVICES: `must be a comma-separated list of ${SERVICES.join(', ')}`,
  LOG_LEVEL: 'must be trace, debug, info, warn, error, fatal or silent',
  SECRET_KEY: 'must be 32 random bytes in base64, for example from: openssl rand -base64 32',
  ALLOW_TEST_PREFIX: 'must be true or false',
  TRUST_PROXY: 'must be true or false',
  RATE_LIMIT: 'must be true or false',
  PUBLIC_URL: 'must look like https://www.example.jp, without a path',
  METRICS_TOKEN: 'must be 16 to 200 letters, digits or signs of base64',
  SOCKETS_PER_ADDRESS: 'must be a whole number from 1 to 1000000',
  SOCKETS_PER_ACCOUNT: 'must be a whole number from 1 to 10000',
  STRIPE_SECRET_KEY: 'must be a secret or restricted key, starting with sk_ or rk_',
  STRIPE_WEBHOOK_SECRET: 'must be the signing secret of the webhook endpoint, starting with whsec_',
  ISSUER_NAME: 'must be the name on receipts, 1 to 60 characters',
  ISSUER_ADDRESS: 'must be the address on receipts, 1 to 60 characters',
  ISSUER_REGISTRATION_NUMBER: 'must be T and 13 digits, the first of them the right check digit',
};
