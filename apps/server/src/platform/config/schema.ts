import { isAbsolute } from 'node:path';
import * as z from 'zod/mini';
import { PUSH_HOSTS, PUSH_P256DH } from '@yoimachi/domain/push';
import { isRegistrationNumber } from '@yoimachi/domain/receipt';
import { serviceAccountOf } from './firebase.ts';
import { networksOf } from './networks.ts';

/** The roles a process can take; by default it takes all of them. */
export const SERVICES = ['api', 'realtime', 'worker'] as const;
export type Service = (typeof SERVICES)[number];

const flag = (byDefault: boolean) =>
  z.pipe(
    z._default(z.enum(['true', 'false']), byDefault ? 'true' : 'false'),
    z.transform((text: 'true' | 'false') => text === 'true'),
  );
const wholeNumber = (from: number, to: number, byDefault: number) =>
  z.pipe(z._default(digits(), String(byDefault)), numberWithin(from, to));
const digits = () => z.string().check(z.regex(/^\d{1,9}$/));
const numberWithin = (from: number, to: number) =>
  z.pipe(z.transform(Number), z.number().check(z.minimum(from), z.maximum(to)));
const isPostgresUrl = (text: string) =>
  URL.canParse(text) && ['postgres:', 'postgresql:'].includes(new URL(text).protocol);
const isRedisUrl = (text: string) =>
  URL.canParse(text) && ['redis:', 'rediss:'].includes(new URL(text).protocol);
const isOrigin = (text: string) =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).origin === text;
const isSmtpUrl = (text: string) =>
  URL.canParse(text) && ['smtp:', 'smtps:'].includes(new URL(text).protocol) && new URL(text).hostname !== '';
/** An address, or a name in front of one: `宵待ち <no-reply@example.jp>`. */
const isMailbox = (text: string) =>
  /^(?:[^\p{Cc}\p{Cf}<>"]{1,60} <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/u.test(text);
const isSecretKey = (text: string) => /^[A-Za-z0-9+/_-]{43}=?$/.test(text);

/** A number from 2 to 255 and a key each, such as `3:…,2:…`: 1 is the one derived from SECRET_KEY. */
function isSealKeys(text: string): boolean {
  const parts = text.split(',').map((part) => /^(\d{1,3}):(.+)$/.exec(part));
  const ids = parts.map((part) => Number(part?.[1]));
  return (
    parts.every((part) => part !== null && isSecretKey(part[2]!)) &&
    ids.every((id) => id >= 2 && id <= 255) &&
    new Set(ids).size === ids.length
  );
}

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

/** Two labels at least. */
const HOST_NAME = /^(?:[a-z0-9-]{1,63}\.)+[a-z]{2,24}$/;
/** One line on a receipt. */
const shortText = z.string().check(z.regex(/^[^\p{Cc}\p{Cf}]{1,60}$/u));

/** Environment variables as they are read; an empty one counts as absent. */
export const environment = z.object({
  NODE_ENV: z._default(z.enum(['development', 'test', 'production']), 'development'),
  PORT: wholeNumber(0, 65_535, 3000),
  HOST: z._default(z.string().check(z.regex(/^[\w.:-]+$/)), '127.0.0.1'),
  DATA_DIR: z._default(z.string(), './data'),
  DATABASE_URL: z.optional(z.string().check(z.refine(isPostgresUrl))),
  DATABASE_DIRECT_URL: z.optional(z.string().check(z.refine(isPostgresUrl))),
  MIGRATE: z._default(z.enum(['on', 'off']), 'on'),
  MIGRATE_DATABASE_URL: z.optional(z.string().check(z.refine(isPostgresUrl))),
  DATABASE_POOL: wholeNumber(2, 200, 10),
  PREPARED_STATEMENTS: flag(true),
  REDIS_URL: z.optional(z.string().check(z.refine(isRedisUrl))),
  BACKUP_DIR: z.optional(z.string()),
  BACKUP_RECIPIENT: z.optional(z.string().check(z.regex(/^age1[02-9ac-hj-np-z]{58}$/))),
  BACKUP_IDENTITY: z.optional(z.string().check(z.regex(/^AGE-SECRET-KEY-1[02-9AC-HJ-NP-Z]{58}$/))),
  BACKUP_KEEP_DAYS: wholeNumber(1, 3_650, 30),
  BACKUP_DATABASE_URL: z.optional(z.string().check(z.refine(isPostgresUrl))),
  BACKUP_LOG_DIR: z.optional(z.string()),
  POSTGRES_PROGRAMS: z.optional(z.string().check(z.refine(isAbsolute))),
  SERVICES: servicesList,
  DRAIN_SECONDS: z.optional(z.pipe(digits(), numberWithin(0, 300))),
  LOG_LEVEL: z.optional(z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'])),
  SECRET_KEY: z.optional(z.string().check(z.refine(isSecretKey))),
  SEAL_KEYS: z.optional(z.string().check(z.refine(isSealKeys))),
  ALLOW_TEST_PREFIX: flag(false),
  TRUST_PROXY: flag(false),
  RATE_LIMIT: z.optional(z.enum(['true', 'false'])),
  ISSUER_NAME: z.optional(shortText),
  ISSUER_ADDRESS: z.optional(shortText),
  ISSUER_REGISTRATION_NUMBER: z.optional(z.string().check(z.refine(isRegistrationNumber))),
  SUPPORT_MAIL: z.optional(z.string().check(z.maxLength(254), z.regex(/^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/))),
  PUBLIC_URL: z.optional(z.string().check(z.refine(isOrigin))),
  ADMIN_PORT: z.optional(z.pipe(digits(), numberWithin(0, 65_535))),
  ADMIN_URL: z.optional(z.string().check(z.refine(isOrigin))),
  METRICS_TOKEN: z.optional(z.string().check(z.regex(/^[\w.~+/=-]{16,200}$/))),
  SOCKETS_PER_ADDRESS: wholeNumber(1, 1_000_000, 2_000),
  SOCKETS_PER_ACCOUNT: wholeNumber(1, 10_000, 30),
  SMS_NUMBERS_PER_ADDRESS: wholeNumber(1, 100_000, 300),
  SMS_NUMBERS_PER_CARRIER_ADDRESS: wholeNumber(1, 100_000, 5_000),
  SMS_CARRIER_NETWORKS: z._default(
    z.string().check(z.refine((text: string) => networksOf(text) !== null)),
    '',
  ),
  TWILIO_ACCOUNT_SID: z.optional(z.string().check(z.regex(/^AC[0-9a-f]{32}$/))),
  TWILIO_AUTH_TOKEN: z.optional(z.string().check(z.regex(/^\w{16,100}$/))),
  TWILIO_SENDER: z.optional(
    z.string().check(z.regex(/^(?:\+[1-9]\d{6,14}|MG[0-9a-f]{32}|(?=.*[A-Za-z])[A-Za-z0-9 ]{1,11})$/)),
  ),
  TWILIO_URL: z.optional(z.string().check(z.refine(isOrigin))),
  SMTP_URL: z.optional(z.string().check(z.refine(isSmtpUrl))),
  MAIL_FROM: z.optional(z.string().check(z.refine(isMailbox))),
  TURNSTILE_SITE_KEY: z.optional(z.string().check(z.regex(/^[\w-]{10,100}$/))),
  TURNSTILE_SECRET_KEY: z.optional(z.string().check(z.regex(/^[\w-]{10,100}$/))),
  TURNSTILE_URL: z.optional(z.string().check(z.refine(isOrigin))),
  PUSH_HOSTS: z.pipe(
    z._default(z.string(), PUSH_HOSTS.join(',')),
    z.pipe(
      z.transform((text: string) => text.split(',')),
      z.array(z.string().check(z.regex(HOST_NAME))),
    ),
  ),
  VAPID_PUBLIC_KEY: z.optional(z.string().check(z.regex(PUSH_P256DH))),
  VAPID_PRIVATE_KEY: z.optional(z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/))),
  STRIPE_SECRET_KEY: z.optional(z.string().check(z.regex(/^[sr]k_(?:live|test)_\w{8,}$/))),
  STRIPE_WEBHOOK_SECRET: z.optional(z.string().check(z.regex(/^whsec_\S{8,}$/))),
  FIREBASE_SERVICE_ACCOUNT: z.optional(
    z.string().check(z.refine((text: string) => serviceAccountOf(text) !== null)),
  ),
  FIREBASE_API_KEY: z.optional(z.string().check(z.regex(/^[\w-]{10,100}$/))),
  FIREBASE_AUTH_EMULATOR_HOST: z.optional(z.string().check(z.regex(/^[\w.-]+:\d{1,5}$/))),
  FFMPEG: z.optional(z.string().check(z.refine(isAbsolute))),
  S3_BUCKET: z.optional(z.string().check(z.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/))),
  S3_REGION: z.optional(z.string().check(z.regex(/^[a-z0-9-]{2,40}$/))),
  S3_ACCESS_KEY_ID: z.optional(z.string().check(z.regex(/^[\w:.-]{3,128}$/))),
  S3_SECRET_ACCESS_KEY: z.optional(z.string().check(z.regex(/^[!-~]{3,200}$/))),
  S3_ENDPOINT: z.optional(z.string().check(z.refine(isOrigin))),
  LINE_CHANNEL_ID: z.optional(z.string().check(z.regex(/^\d{6,20}$/))),
  LINE_CHANNEL_SECRET: z.optional(z.string().check(z.regex(/^[0-9a-f]{32}$/))),
  LINE_MESSAGING_TOKEN: z.optional(z.string().check(z.regex(/^[\w+/=-]{40,400}$/))),
  LINE_MESSAGING_URL: z.optional(z.string().check(z.refine(isOrigin))),
});

/** What production has no default for: a key and a database of its own, where people find help, and who issues receipts. */
export const REQUIRED_IN_PRODUCTION = [
  'SECRET_KEY',
  'DATABASE_URL',
  'SUPPORT_MAIL',
  'ISSUER_NAME',
  'ISSUER_ADDRESS',
  'ISSUER_REGISTRATION_NUMBER',
] as const satisfies readonly (keyof z.output<typeof environment>)[];

/** Never shown, not even when invalid; each may be in a file that `<name>_FILE` names. */
export const SECRETS: ReadonlySet<string> = new Set([
  'SECRET_KEY',
  'SEAL_KEYS',
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'MIGRATE_DATABASE_URL',
  'BACKUP_DATABASE_URL',
  'BACKUP_IDENTITY',
  'REDIS_URL',
  'METRICS_TOKEN',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'FIREBASE_SERVICE_ACCOUNT',
  'LINE_CHANNEL_SECRET',
  'LINE_MESSAGING_TOKEN',
  'TWILIO_AUTH_TOKEN',
  'SMTP_URL',
  'TURNSTILE_SECRET_KEY',
  'VAPID_PRIVATE_KEY',
  'S3_SECRET_ACCESS_KEY',
]);

/** What an invalid value should have been; one sentence ending per variable. */
export const expectations: Record<keyof z.output<typeof environment>, string> = {
  NODE_ENV: 'must be development, test or production',
  PORT: 'must be a whole number from 0 to 65535',
  HOST: 'must be an address or host name to listen on, such as 127.0.0.1 or 0.0.0.0',
  DATA_DIR: 'must be the path of a folder',
  DATABASE_URL: 'must look like postgres://user:password@host:5432/name',
  DATABASE_DIRECT_URL: 'must look like postgres://user:password@host:5432/name',
  MIGRATE: 'must be on or off',
  MIGRATE_DATABASE_URL: 'must look like postgres://user:password@host:5432/name',
  DATABASE_POOL: 'must be a whole number from 2 to 200',
  PREPARED_STATEMENTS: 'must be true or false',
  REDIS_URL: 'must look like redis://user:password@host:6379',
  BACKUP_DIR: 'must be the path of a folder',
  BACKUP_RECIPIENT:
    'must be the public half of a key, age1 and 58 letters and digits: npm run backup -- --new-key makes one',
  BACKUP_IDENTITY: 'must be the secret half of the key of the copies, which starts with AGE-SECRET-KEY-1',
  BACKUP_KEEP_DAYS: 'must be a whole number from 1 to 3650',
  BACKUP_DATABASE_URL: 'must look like postgres://user:password@host:5432/name',
  BACKUP_LOG_DIR: 'must be the path of a folder',
  POSTGRES_PROGRAMS:
    'must be the whole path of a folder with bin/postgres in it, such as /usr/lib/postgresql/17',
  SERVICES: `must be a comma-separated list of ${SERVICES.join(', ')}`,
  DRAIN_SECONDS: 'must be a whole number from 0 to 300',
  LOG_LEVEL: 'must be trace, debug, info, warn, error, fatal or silent',
  SECRET_KEY: 'must be 32 random bytes in base64, for example from: openssl rand -base64 32',
  SEAL_KEYS: 'must be keys like SECRET_KEY, each behind its number from 2 to 255, such as 3:…,2:…',
  ALLOW_TEST_PREFIX: 'must be true or false',
  TRUST_PROXY: 'must be true or false',
  RATE_LIMIT: 'must be true or false',
  SUPPORT_MAIL: 'must be the mail address of support, such as support@example.jp',
  PUBLIC_URL: 'must look like https://www.example.jp, without a path',
  ADMIN_PORT: 'must be a whole number from 0 to 65535',
  ADMIN_URL: 'must look like https://admin.example.jp, without a path',
  METRICS_TOKEN: 'must be 16 to 200 letters, digits or signs of base64',
  SOCKETS_PER_ADDRESS: 'must be a whole number from 1 to 1000000',
  SOCKETS_PER_ACCOUNT: 'must be a whole number from 1 to 10000',
  SMS_NUMBERS_PER_ADDRESS: 'must be a whole number from 1 to 100000',
  SMS_NUMBERS_PER_CARRIER_ADDRESS: 'must be a whole number from 1 to 100000',
  SMS_CARRIER_NETWORKS: 'must be networks such as 192.0.2.0/24 or 2001:db8::/32, separated by commas',
  TWILIO_ACCOUNT_SID: 'must be AC and 32 hexadecimal digits',
  TWILIO_AUTH_TOKEN: 'must be the token of the Twilio account',
  TWILIO_SENDER:
    'must be a number such as +15005550006, the SID of a messaging service (MG…), or a name of up to 11 letters and digits',
  TWILIO_URL: 'must look like https://api.twilio.com, without a path',
  SMTP_URL: 'must look like smtps://user:password@host:465 or smtp://user:password@host:587',
  MAIL_FROM: 'must be an address, or look like Name <no-reply@example.jp>',
  TURNSTILE_SITE_KEY: 'must be the site key of the Turnstile widget',
  TURNSTILE_SECRET_KEY: 'must be the secret key of the Turnstile widget',
  TURNSTILE_URL: 'must look like https://challenges.cloudflare.com, without a path',
  PUSH_HOSTS: 'must be names of hosts, parted by commas, such as fcm.googleapis.com,web.push.apple.com',
  VAPID_PUBLIC_KEY: 'must be the public key of the VAPID pair, 65 bytes in base64url',
  VAPID_PRIVATE_KEY: 'must be the private key of the VAPID pair, 32 bytes in base64url',
  STRIPE_SECRET_KEY: 'must be a secret or restricted key, starting with sk_ or rk_',
  STRIPE_WEBHOOK_SECRET: 'must be the signing secret of the webhook endpoint, starting with whsec_',
  FIREBASE_SERVICE_ACCOUNT: 'must be the JSON text of a service account key of the project',
  FIREBASE_API_KEY: 'must be the web API key of the Firebase project',
  FIREBASE_AUTH_EMULATOR_HOST: 'must look like 127.0.0.1:9099',
  FFMPEG: 'must be the whole path of the ffmpeg program, such as /usr/bin/ffmpeg',
  S3_BUCKET: 'must be the name of a bucket that is the product’s alone',
  S3_REGION: 'must be the region of the bucket, such as ap-northeast-1',
  S3_ACCESS_KEY_ID: 'must be the id of an access key to the bucket',
  S3_SECRET_ACCESS_KEY: 'must be the secret of the access key',
  S3_ENDPOINT: 'must look like https://s3.example.jp, without a path',
  LINE_CHANNEL_ID: 'must be the number of the LINE Login channel',
  LINE_CHANNEL_SECRET: 'must be the secret of the LINE Login channel, 32 hexadecimal digits',
  LINE_MESSAGING_TOKEN: "must be a channel access token of the official account's Messaging API channel",
  LINE_MESSAGING_URL: 'must look like https://api.line.me, without a path',
  ISSUER_NAME: 'must be the name on receipts, 1 to 60 characters',
  ISSUER_ADDRESS: 'must be the address on receipts, 1 to 60 characters',
  ISSUER_REGISTRATION_NUMBER: 'must be T and 13 digits, the first of them the right check digit',
};
