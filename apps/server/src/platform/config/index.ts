import type { BlockList } from 'node:net';
import { resolve } from 'node:path';
import type { SealKey } from '#platform/crypto';
import { backupOf, type BackupConfig } from './backup.ts';
import { databaseOf, type DatabaseConfig } from './database.ts';
import { firebaseOf, type FirebaseConfig } from './firebase.ts';
import { lineMessagesOf, lineOf, type LineConfig, type LineMessagesConfig } from './line.ts';
import { misspelt } from './misspelt.ts';
import { networksOf } from './networks.ts';
import { SAMPLE_ISSUER } from './sample-issuer.ja.ts';
import type { Service } from './schema.ts';
import { sealKeysOf } from './seal-keys.ts';
import {
  mailOf,
  turnstileOf,
  twilioOf,
  type MailConfig,
  type TurnstileConfig,
  type TwilioConfig,
} from './messaging.ts';
import { pushOf, type PushConfig } from './push.ts';
import { readVariables, type Variables } from './read-variables.ts';
import { s3Of, type S3Config } from './storage.ts';
import { stripeOf, type StripeConfig } from './stripe.ts';

export { officeOrigin, publicOrigin } from './origins.ts';
export { loadSecretKey } from './secret-key.ts';
export type { BackupConfig } from './backup.ts';
export type { FirebaseConfig } from './firebase.ts';
export type { LineConfig, LineMessagesConfig } from './line.ts';
export { pushKeysOf, type PushConfig } from './push.ts';
export type { S3Config } from './storage.ts';
export type { StripeConfig } from './stripe.ts';
export type { MailConfig, TurnstileConfig, TwilioConfig } from './messaging.ts';

/** Whether wmv videos are taken: without ffmpeg they become nothing that browsers play. */
export const takesWmv = ({ ffmpeg }: Pick<Config, 'ffmpeg'>): boolean => ffmpeg !== null;

export interface Config extends DatabaseConfig {
  readonly nodeEnv: 'development' | 'test' | 'production';
  /** Shorthand of `nodeEnv`; development pages, the movable clock and demo data exist only when false. */
  readonly production: boolean;
  /** 0 lets the system choose. */
  readonly port: number;
  readonly host: string;
  /** Absolute path of the product's data on disk. */
  readonly dataDir: string;
  /** What joins several nodes' sockets; null: the database does. */
  readonly redisUrl: string | null;
  readonly services: ReadonlySet<Service>;
  /** For how long a process that ends still takes calls, so that what hands them out has looked elsewhere before. */
  readonly drainSeconds: number;
  readonly logLevel: 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal' | 'silent';
  /** Base64 of 32 bytes, or null: then `loadSecretKey` keeps one in `dataDir`. */
  readonly secretKey: string | null;
  /** Keys that wrap the keys of private texts, the one that seals first; without any, one derived from the secret key does. */
  readonly sealKeys: readonly SealKey[];
  /** Allows phone numbers with prefix +84 (rules.md 2). */
  readonly allowTestPrefix: boolean;
  /** Behind a proxy: the caller's address is the last one in X-Forwarded-For. */
  readonly trustProxy: boolean;
  readonly rateLimit: boolean;
  /** The issuer named on receipts, registered for qualified invoices; a sample outside production. */
  readonly issuer: Issuer;
  /** Where people who cannot go on alone find help; a sample outside production. */
  readonly supportMail: string;
  /** The product's public address, such as https://www.example.jp; null when not set. */
  readonly publicUrl: string | null;
  /** Where the back office listens alone, so that a company can keep it off the internet; null: below `/admin` of the product. */
  readonly adminPort: number | null;
  /** The back office's own address, such as https://admin.example.jp; null: that of the product, or this machine's. */
  readonly adminUrl: string | null;
  /** The token required to read `/metrics`; null: only this machine may. */
  readonly metricsToken: string | null;
  /** Maximum open sockets per network and per account. */
  readonly sockets: { readonly perAddress: number; readonly perAccount: number };
  /** New numbers that codes by SMS may be sent to from one network address in an hour, and from one of the carriers' (rules.md 2). */
  readonly codeSends: {
    readonly perAddress: number;
    readonly perCarrierAddress: number;
    readonly carriers: BlockList;
  };
  /** Null: no Stripe account. */
  readonly stripe: StripeConfig | null;
  /** Null: identity tokens are the product's own. */
  readonly firebase: FirebaseConfig | null;
  /** The program that makes of a wmv, and of codings that browsers do not play, what they play; null refuses those. */
  readonly ffmpeg: string | null;
  /** Null: no LINE channel. */
  readonly line: LineConfig | null;
  /** Null: no official account that writes to people. */
  readonly lineMessages: LineMessagesConfig | null;
  /** Null: no SMS service. */
  readonly twilio: TwilioConfig | null;
  /** Null: no mail server. */
  readonly mail: MailConfig | null;
  /** Null: no push service takes anything from us. */
  readonly push: PushConfig | null;
  /** Where the push services are that a browser may name. */
  readonly pushHosts: readonly string[];
  /** Null: the embedded bot check. */
  readonly turnstile: TurnstileConfig | null;
  /** Null: files lie in `dataDir`. */
  readonly s3: S3Config | null;
  /** Null: no copies are made. */
  readonly backup: BackupConfig | null;
  /** The secret half of the key that copies are sealed for, where one of them is restored. */
  readonly backupIdentity: string | null;
  /** A folder with PostgreSQL's own programs; null: where its packages put them. */
  readonly postgresPrograms: string | null;
}

export interface Issuer {
  readonly name: string;
  readonly address: string;
  /** T and 13 digits, the check digit verified. */
  readonly registrationNumber: string;
}

type ParsedConfig =
  | { readonly ok: true; readonly value: Config; readonly hints: readonly string[] }
  | { readonly ok: false; readonly sentences: readonly string[] };

/**
 * Reads the configuration from environment variables, and secrets also from the files that they name, once at start.
 *
 * @returns the configuration, with a sentence for each variable that is not read and nearly has the name of one that is; or everything that
 * is wrong or missing, in one English sentence each.
 */
export function parseConfig(env: Readonly<Record<string, string | undefined>>): ParsedConfig {
  const hints = misspelt(env);
  const { values, sentences } = readVariables(env);
  if (sentences.length > 0) return { ok: false, sentences: [...sentences, ...hints] };
  return { ok: true, value: configOf(values), hints };
}

function configOf(values: Variables): Config {
  const production = values.NODE_ENV === 'production';
  return {
    nodeEnv: values.NODE_ENV,
    production,
    port: values.PORT,
    host: values.HOST,
    dataDir: resolve(values.DATA_DIR),
    ...databaseOf(values),
    redisUrl: values.REDIS_URL ?? null,
    services: new Set(values.SERVICES),
    drainSeconds: values.DRAIN_SECONDS ?? (production ? DRAIN_SECONDS : 0),
    logLevel: values.LOG_LEVEL ?? (production ? 'info' : 'warn'),
    secretKey: values.SECRET_KEY ?? null,
    sealKeys: sealKeysOf(values.SEAL_KEYS),
    allowTestPrefix: values.ALLOW_TEST_PREFIX,
    trustProxy: values.TRUST_PROXY,
    rateLimit: values.RATE_LIMIT === undefined ? production : values.RATE_LIMIT === 'true',
    supportMail: values.SUPPORT_MAIL ?? SAMPLE_SUPPORT_MAIL,
    publicUrl: values.PUBLIC_URL ?? null,
    adminPort: values.ADMIN_PORT ?? null,
    adminUrl: values.ADMIN_URL ?? null,
    metricsToken: values.METRICS_TOKEN ?? null,
    sockets: { perAddress: values.SOCKETS_PER_ADDRESS, perAccount: values.SOCKETS_PER_ACCOUNT },
    codeSends: {
      perAddress: values.SMS_NUMBERS_PER_ADDRESS,
      perCarrierAddress: values.SMS_NUMBERS_PER_CARRIER_ADDRESS,
      carriers: networksOf(values.SMS_CARRIER_NETWORKS)!,
    },
    stripe: stripeOf(values),
    firebase: firebaseOf(values),
    ffmpeg: values.FFMPEG ?? null,
    line: lineOf(values),
    lineMessages: lineMessagesOf(values),
    twilio: twilioOf(values),
    mail: mailOf(values),
    push: pushOf(values),
    pushHosts: values.PUSH_HOSTS,
    turnstile: turnstileOf(values),
    s3: s3Of(values),
    backup: backupOf(values),
    backupIdentity: values.BACKUP_IDENTITY ?? null,
    postgresPrograms: values.POSTGRES_PROGRAMS ?? null,
    issuer: issuerOf(values),
  };
}

/** Balancers ask every second or two. */
const DRAIN_SECONDS = 5;

/** No mail arrives there. */
const SAMPLE_SUPPORT_MAIL = 'support@yoimachi.example';

/** The issuer or, outside production, the sample for what is missing. */
const issuerOf = (values: Variables): Issuer => ({
  name: values.ISSUER_NAME ?? SAMPLE_ISSUER.name,
  address: values.ISSUER_ADDRESS ?? SAMPLE_ISSUER.address,
  registrationNumber: values.ISSUER_REGISTRATION_NUMBER ?? SAMPLE_ISSUER.registrationNumber,
});
