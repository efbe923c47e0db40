import type { environment } from './schema.ts';

type Name = keyof (typeof environment)['_zod']['output'];

/** Variables that are explained together. */
export interface Explained {
  readonly names: readonly Name[];
  /** In words; null: there is none. */
  readonly byDefault: string | null;
  /** In Markdown. */
  readonly meaning: string;
}

/**
 * What each variable is for, by topic: the one source of `docs/configuration.md` and of `.env.example`, which `npm run gen` writes. Whether one
 * is required in production, or a secret, is said by the schema.
 */
const TOPICS = {
  'The process': [
    {
      names: ['NODE_ENV'],
      byDefault: 'development',
      meaning: '`production`: no `/dev`, no embedded services, no demo, a key is required',
    },
    { names: ['PORT', 'HOST'], byDefault: '3000, 127.0.0.1', meaning: 'where it listens' },
    { names: ['SERVICES'], byDefault: 'api,realtime,worker', meaning: 'roles of this process' },
    {
      names: ['DRAIN_SECONDS'],
      byDefault: '5 in production, 0 elsewhere',
      meaning:
        'for how long a process that was asked to end still takes calls, while `/readyz` already refuses ([docs/deploy.md](docs/deploy.md#updating))',
    },
    {
      names: ['DATA_DIR'],
      byDefault: './data',
      meaning: 'embedded database, files and the development key',
    },
    {
      names: ['LOG_LEVEL'],
      byDefault: 'warn (info in production)',
      meaning: 'trace, debug, info, warn, error, fatal, silent',
    },
    {
      names: ['METRICS_TOKEN'],
      byDefault: null,
      meaning: 'what reads `/metrics` sends it as a Bearer token; without it only this machine reads them',
    },
  ],
  'Database, keys, files': [
    {
      names: ['DATABASE_URL'],
      byDefault: null,
      meaning: 'a PostgreSQL 15 or newer of yours instead of the embedded one',
    },
    {
      names: ['DATABASE_DIRECT_URL'],
      byDefault: '`DATABASE_URL`',
      meaning:
        'the way past a pooler, for what needs a session of its own ([runbook](docs/runbook.md#connections-and-poolers))',
    },
    {
      names: ['PREPARED_STATEMENTS'],
      byDefault: 'true',
      meaning: 'false behind a pooler that gives each transaction another backend',
    },
    {
      names: ['MIGRATE', 'MIGRATE_DATABASE_URL'],
      byDefault: 'on, `DATABASE_URL`',
      meaning:
        'off: a start only looks whether `npm run migrate` was run, which owns the tables by a role of its own and lets that of `DATABASE_URL` read and write them',
    },
    { names: ['DATABASE_POOL'], byDefault: '10', meaning: 'connections' },
    {
      names: ['REDIS_URL'],
      byDefault: null,
      meaning:
        "a Redis that joins several nodes' sockets, redis:// or rediss://; without one the database does ([054](docs/decisions/054-a-log-for-each-person.md))",
    },
    {
      names: ['SECRET_KEY'],
      byDefault: 'made in `DATA_DIR`',
      meaning:
        '32 random bytes in base64, the same on all nodes: `openssl rand -base64 32`; in production one that can be guessed is refused',
    },
    {
      names: ['SEAL_KEYS'],
      byDefault: null,
      meaning:
        'keys for private texts, such as `3:…,2:…`: the first seals, all open. The night renews what an older one sealed; `seal-keys` says which one may go',
    },
    {
      names: ['S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
      byDefault: null,
      meaning:
        'a bucket for files instead of `DATA_DIR/files` ([docs/uploads.md](docs/uploads.md)); it is the product’s alone',
    },
    {
      names: ['S3_ENDPOINT'],
      byDefault: 'Amazon’s, of the region',
      meaning: 'another service that speaks the language of S3',
    },
    {
      names: ['FFMPEG'],
      byDefault: null,
      meaning:
        'the whole path of ffmpeg, which makes wmv and HEVC playable, and posters; without it both are refused, and browsers show a first frame',
    },
  ],
  Copies: [
    {
      names: ['BACKUP_DIR'],
      byDefault: null,
      meaning:
        'where `npm run backup` keeps copies ([docs/backup.md](docs/backup.md)): a folder on another disk or machine; without it none are made',
    },
    {
      names: ['BACKUP_RECIPIENT', 'BACKUP_IDENTITY'],
      byDefault: null,
      meaning:
        'the public half of the key that copies are sealed for, and the secret one, which `npm run restore` alone is given; `npm run backup -- --new-key <file>` makes both',
    },
    { names: ['BACKUP_KEEP_DAYS'], byDefault: '30', meaning: 'how many days back a restore can go' },
    {
      names: ['BACKUP_LOG_DIR'],
      byDefault: 'the embedded database’s',
      meaning: 'where `archive_command` of the PostgreSQL of `DATABASE_URL` puts its log',
    },
    {
      names: ['BACKUP_DATABASE_URL'],
      byDefault: '`DATABASE_DIRECT_URL`, `DATABASE_URL`',
      meaning: 'the same database as a role that may copy it',
    },
    {
      names: ['POSTGRES_PROGRAMS'],
      byDefault: 'where Debian’s packages of that version put them',
      meaning: 'a folder with `bin/pg_basebackup` and `bin/postgres` of the server’s version',
    },
  ],
  'Addresses and limits': [
    {
      names: ['PUBLIC_URL'],
      byDefault: null,
      meaning:
        'where people reach it, such as https://www.example.jp; needed with Stripe and LINE, passkeys belong to its name; https turns HSTS on',
    },
    {
      names: ['TRUST_PROXY'],
      byDefault: 'false',
      meaning:
        "one proxy stands in front: the caller's address is the last of `X-Forwarded-For`, the request's id its `X-Request-Id`",
    },
    {
      names: ['ADMIN_PORT'],
      byDefault: null,
      meaning:
        'the back office alone on a port of its own, so that it can be kept off the internet; without it, below `/admin`',
    },
    {
      names: ['ADMIN_URL'],
      byDefault: '`PUBLIC_URL`',
      meaning:
        'where operators reach it, such as https://admin.example.jp; their passkeys belong to its name',
    },
    {
      names: ['RATE_LIMIT'],
      byDefault: 'on in production',
      meaning: 'limits calls per address and account; what changes something in all processes together',
    },
    {
      names: ['SOCKETS_PER_ADDRESS', 'SOCKETS_PER_ACCOUNT'],
      byDefault: '2000, 30',
      meaning: 'most open sockets of one network address and of one account',
    },
  ],
  'Who runs it': [
    {
      names: ['SUPPORT_MAIL'],
      byDefault: 'a sample that nobody reads',
      meaning: 'the mail address that the login, locked screens, pages and SMS name',
    },
    {
      names: ['ISSUER_NAME', 'ISSUER_ADDRESS', 'ISSUER_REGISTRATION_NUMBER'],
      byDefault: 'a sample that says so',
      meaning: 'who issues receipts, and the number for qualified invoices (T and 13 digits)',
    },
  ],
  Payments: [
    {
      names: ['STRIPE_SECRET_KEY'],
      byDefault: null,
      meaning:
        'a Stripe account for cards ([docs/stripe.md](docs/stripe.md)); live keys in production only, test keys elsewhere',
    },
    {
      names: ['STRIPE_WEBHOOK_SECRET'],
      byDefault: null,
      meaning: 'signs what Stripe sends to `/webhooks/payment`',
    },
  ],
  'SMS and mail': [
    {
      names: ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_SENDER'],
      byDefault: null,
      meaning:
        'a Twilio account for SMS ([docs/sms-mail.md](docs/sms-mail.md)); without it nobody can log in in production',
    },
    { names: ['TWILIO_URL'], byDefault: 'https://api.twilio.com', meaning: 'another region of Twilio' },
    {
      names: ['SMS_NUMBERS_PER_ADDRESS'],
      byDefault: '300',
      meaning: 'most numbers in an hour that codes are sent to for the first time, from one network address',
    },
    {
      names: ['SMS_CARRIER_NETWORKS', 'SMS_NUMBERS_PER_CARRIER_ADDRESS'],
      byDefault: '–, 5000',
      meaning:
        'the networks behind which carriers put their customers, such as `192.0.2.0/24,2001:db8::/32`, and the same for one address of those',
    },
    {
      names: ['ALLOW_TEST_PREFIX'],
      byDefault: 'false',
      meaning: '10-digit test numbers (+84) may log in',
    },
    {
      names: ['SMTP_URL', 'MAIL_FROM'],
      byDefault: null,
      meaning: 'a mail server, smtps:// or smtp:// with STARTTLS, and the sender',
    },
  ],
  'Login, LINE, push': [
    {
      names: ['TURNSTILE_SITE_KEY', 'TURNSTILE_SECRET_KEY'],
      byDefault: null,
      meaning: "Cloudflare's Turnstile instead of the embedded proof of work; needs `PUBLIC_URL`",
    },
    {
      names: ['TURNSTILE_URL'],
      byDefault: 'https://challenges.cloudflare.com',
      meaning: 'where Turnstile is',
    },
    {
      names: ['FIREBASE_SERVICE_ACCOUNT', 'FIREBASE_API_KEY'],
      byDefault: null,
      meaning:
        "a Firebase project for identity tokens ([docs/sms-mail.md](docs/sms-mail.md)); without one they are the product's own",
    },
    {
      names: ['FIREBASE_AUTH_EMULATOR_HOST'],
      byDefault: null,
      meaning: "host and port of Firebase's emulator; refused in production",
    },
    {
      names: ['LINE_CHANNEL_ID', 'LINE_CHANNEL_SECRET'],
      byDefault: null,
      meaning:
        'a LINE Login channel; its callback is `/authentication/line` below `PUBLIC_URL`. Without one: people to choose from, in production none',
    },
    {
      names: ['LINE_MESSAGING_TOKEN'],
      byDefault: null,
      meaning:
        'an official account that writes to who signed in by LINE ([docs/sms-mail.md](docs/sms-mail.md)), of the same provider as the login',
    },
    {
      names: ['LINE_MESSAGING_URL'],
      byDefault: 'https://api.line.me',
      meaning: "where LINE's Messaging API is",
    },
    {
      names: ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY'],
      byDefault: null,
      meaning:
        'the pair that web pushes are signed with, from `npx web-push generate-vapid-keys` ([docs/sms-mail.md](docs/sms-mail.md)); without it nobody gets pushes in production',
    },
    {
      names: ['PUSH_HOSTS'],
      byDefault: 'those of browsers',
      meaning:
        'hosts of push services, parted by commas, by default of Google, Mozilla, Apple and Microsoft; no browser names an address elsewhere',
    },
  ],
} as const satisfies Readonly<Record<string, readonly Explained[]>>;

type Unexplained = Exclude<Name, (typeof TOPICS)[keyof typeof TOPICS][number]['names'][number]>;

/** Every topic with its variables. A variable without words does not compile here, and the message names it. */
export const REFERENCE: [Unexplained] extends [never]
  ? Readonly<Record<string, readonly Explained[]>>
  : { readonly withoutWords: Unexplained } = TOPICS;
