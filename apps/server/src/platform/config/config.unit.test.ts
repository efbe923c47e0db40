import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { PUSH_HOSTS } from '@yoimachi/domain/push';
import { parseConfig, pushKeysOf } from './index.ts';

const SECRET_KEY = randomBytes(32).toString('base64');
const DATABASE_URL = 'postgres://yoimachi:hunter2@db:5432/yoimachi';
const ISSUER = {
  ISSUER_NAME: '見本商事',
  ISSUER_ADDRESS: '東京都',
  ISSUER_REGISTRATION_NUMBER: 'T7000012050002',
};
const SUPPORT = { SUPPORT_MAIL: 'help@example.jp' };

function sentences(env: Record<string, string>): unknown {
  const parsed = parseConfig(env);
  return parsed.ok ? [] : parsed.sentences;
}

describe('configuration', () => {
  it('has a default for everything in development', () => {
    const parsed = parseConfig({ PORT: '' });
    expect(parsed).toMatchObject({
      ok: true,
      value: {
        port: 3000,
        host: '127.0.0.1',
        databaseUrl: null,
        production: false,
        logLevel: 'warn',
        drainSeconds: 0,
        rateLimit: false,
      },
    });
  });

  it('reads what is given', () => {
    const env = {
      NODE_ENV: 'production',
      SECRET_KEY,
      DATABASE_URL,
      ...ISSUER,
      ...SUPPORT,
      PORT: '80',
      SERVICES: 'api, worker',
      TRUST_PROXY: 'true',
    };
    expect(parseConfig(env)).toMatchObject({
      ok: true,
      value: {
        port: 80,
        services: new Set(['api', 'worker']),
        trustProxy: true,
        rateLimit: true,
        logLevel: 'info',
        drainSeconds: 5,
        issuer: { name: '見本商事', address: '東京都', registrationNumber: 'T7000012050002' },
      },
    });
  });

  it.each([
    ['PORT', '99999', 'PORT must be a whole number from 0 to 65535, but is "99999".'],
    ['PORT', 'http', 'PORT must be a whole number from 0 to 65535, but is "http".'],
    ['NODE_ENV', 'live', 'NODE_ENV must be development, test or production, but is "live".'],
    [
      'SERVICES',
      'api,web',
      'SERVICES must be a comma-separated list of api, realtime, worker, but is "api,web".',
    ],
    [
      'ISSUER_REGISTRATION_NUMBER',
      'T8000012050002',
      'ISSUER_REGISTRATION_NUMBER must be T and 13 digits, the first of them the right check digit, but is "T8000012050002".',
    ],
    [
      'SUPPORT_MAIL',
      'support',
      'SUPPORT_MAIL must be the mail address of support, such as support@example.jp, but is "support".',
    ],
    ['TRUST_PROXY', 'yes', 'TRUST_PROXY must be true or false, but is "yes".'],
    [
      'FFMPEG',
      'ffmpeg',
      'FFMPEG must be the whole path of the ffmpeg program, such as /usr/bin/ffmpeg, but is "ffmpeg".',
    ],
  ])('says what is wrong with %s=%s', (name, value, sentence) => {
    expect(sentences({ [name]: value })).toEqual([sentence]);
  });

  it('names every broken variable and shows no secret', () => {
    const told = JSON.stringify(
      sentences({ PORT: 'x', SECRET_KEY: 'hunter2', DATABASE_URL: 'mysql://u:hunter2@h' }),
    );
    expect(told).toMatch(/PORT.*DATABASE_URL.*SECRET_KEY/);
    expect(told).not.toContain('hunter2');
  });

  it('takes a way past the pooler where there is one, and does not show it', () => {
    const pooled = { DATABASE_URL, DATABASE_DIRECT_URL: DATABASE_URL, PREPARED_STATEMENTS: 'false' };
    expect(parseConfig(pooled)).toMatchObject({
      value: { databaseDirectUrl: DATABASE_URL, preparedStatements: false },
    });
    expect(parseConfig({})).toMatchObject({ value: { databaseDirectUrl: null, preparedStatements: true } });
    expect(sentences({ DATABASE_DIRECT_URL: DATABASE_URL })).toEqual([
      'DATABASE_DIRECT_URL is the way past the pooler of DATABASE_URL, which is not set.',
    ]);
    const wrong = JSON.stringify(sentences({ DATABASE_URL, DATABASE_DIRECT_URL: 'mysql://u:hunter2@h' }));
    expect(wrong).toContain('DATABASE_DIRECT_URL must look like');
    expect(wrong).not.toContain('hunter2');
  });

  it('takes a Stripe account whole or not at all, and tells no part of it', () => {
    const account = {
      PUBLIC_URL: 'http://localhost:3000',
      STRIPE_SECRET_KEY: 'sk_test_hunter2hunter2',
      STRIPE_WEBHOOK_SECRET: 'whsec_hunter2hunter2',
    };
    expect(parseConfig(account)).toMatchObject({
      ok: true,
      value: { publicUrl: 'http://localhost:3000', stripe: { live: false } },
    });
    expect(parseConfig({})).toMatchObject({ ok: true, value: { publicUrl: null, stripe: null } });
    const { PUBLIC_URL: _url, ...noUrl } = account;
    expect(sentences(noUrl)).toEqual([expect.stringMatching(/^PUBLIC_URL is required/)]);
    expect(sentences({ STRIPE_WEBHOOK_SECRET: account.STRIPE_WEBHOOK_SECRET })).toEqual([
      expect.stringMatching(/^STRIPE_SECRET_KEY is required/),
    ]);
    expect(sentences({ STRIPE_SECRET_KEY: account.STRIPE_SECRET_KEY })).toHaveLength(2);
    const wrong = sentences({
      ...account,
      STRIPE_SECRET_KEY: 'pk_hunter2',
      STRIPE_WEBHOOK_SECRET: 'hunter2',
    });
    expect(wrong).toHaveLength(2);
    expect(JSON.stringify(wrong)).not.toContain('hunter2');
    expect(sentences({ ...account, PUBLIC_URL: 'https://www.example.jp/shop' })).toHaveLength(1);
  });

  it('takes the hosts of push services, those of browsers where none are said', () => {
    expect(parseConfig({})).toMatchObject({ value: { pushHosts: PUSH_HOSTS } });
    expect(parseConfig({ PUSH_HOSTS: 'push.example.com' })).toMatchObject({
      value: { pushHosts: ['push.example.com'] },
    });
    for (const wrong of ['https://push.example.com', 'localhost', 'a.example, b.example', '*.example.com'])
      expect(sentences({ PUSH_HOSTS: wrong })).toEqual([expect.stringMatching(/^PUSH_HOSTS must be names/)]);
  });

  it('takes the keys of web push as one pair or not at all, and tells nothing of the private one', () => {
    const [one, other] = [1, 2].map((byte) => pushKeysOf(Buffer.alloc(32, byte))!);
    const env = { VAPID_PUBLIC_KEY: one!.publicKey, VAPID_PRIVATE_KEY: one!.privateKey };
    expect(parseConfig({})).toMatchObject({ value: { push: null } });
    expect(parseConfig(env)).toMatchObject({ value: { push: one } });
    expect(sentences({ VAPID_PUBLIC_KEY: one!.publicKey })).toEqual([
      'VAPID_PRIVATE_KEY is required beside VAPID_PUBLIC_KEY.',
    ]);
    expect(sentences({ VAPID_PRIVATE_KEY: one!.privateKey })).toEqual([
      'VAPID_PUBLIC_KEY is required beside VAPID_PRIVATE_KEY.',
    ]);
    const mixed = { ...env, VAPID_PUBLIC_KEY: other!.publicKey };
    const zero = { ...env, VAPID_PRIVATE_KEY: 'A'.repeat(43) };
    for (const wrong of [mixed, zero])
      expect(sentences(wrong)).toEqual(['VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are not of one pair.']);
    expect(String(sentences({ ...env, VAPID_PRIVATE_KEY: 'hunter2' }))).not.toContain('hunter2');
  });

  it('takes SMS, mail and bot check each whole or not at all, and tells no part of a secret', () => {
    expect(parseConfig({})).toMatchObject({ value: { twilio: null, mail: null, turnstile: null } });
    const twilio = {
      TWILIO_ACCOUNT_SID: `AC${'0a'.repeat(16)}`,
      TWILIO_AUTH_TOKEN: 'hunter2hunter2hunter2',
      TWILIO_SENDER: 'YOIMACHI',
    };
    expect(parseConfig(twilio)).toMatchObject({
      value: { twilio: { sender: 'YOIMACHI', url: 'https://api.twilio.com' } },
    });
    const { TWILIO_SENDER: _sender, ...nobody } = twilio;
    expect(sentences(nobody)).toEqual(['TWILIO_SENDER is required beside TWILIO_ACCOUNT_SID.']);
    const mail = {
      SMTP_URL: 'smtp://user%40host:p%40ss@mail.example.jp',
      MAIL_FROM: '宵待ち <no-reply@example.jp>',
    };
    expect(parseConfig(mail)).toMatchObject({
      value: {
        mail: { host: 'mail.example.jp', port: 587, isTls: false, user: 'user@host', password: 'p@ss' },
      },
    });
    expect(parseConfig({ ...mail, SMTP_URL: 'smtps://mail.example.jp' })).toMatchObject({
      value: { mail: { port: 465, isTls: true, user: null } },
    });
    expect(sentences({ SMTP_URL: mail.SMTP_URL })).toEqual(['MAIL_FROM is required beside SMTP_URL.']);
    const turnstile = { TURNSTILE_SITE_KEY: '0x4AAAAAAA', TURNSTILE_SECRET_KEY: '0x4AAAAAAAhunter2' };
    expect(sentences(turnstile)).toEqual([expect.stringMatching(/^PUBLIC_URL is required/)]);
    expect(parseConfig({ ...turnstile, PUBLIC_URL: 'https://www.example.jp' })).toMatchObject({
      value: { turnstile: { hostname: 'www.example.jp', url: 'https://challenges.cloudflare.com' } },
    });
    const wrong = {
      TWILIO_AUTH_TOKEN: 'hunter2',
      SMTP_URL: 'http://hunter2',
      TURNSTILE_SECRET_KEY: 'hunter2',
      MAIL_FROM: 'a\r\nb',
    };
    const said = sentences(wrong);
    for (const name of Object.keys(wrong))
      expect(said).toContainEqual(expect.stringMatching(`^${name} must `));
    // What belongs to them is missing all the same.
    expect(said).toHaveLength(7);
    expect(JSON.stringify(said)).not.toContain('hunter2');
  });

  it('takes a bucket whole or not at all, over TLS in production, and tells no part of its secret', () => {
    expect(parseConfig({})).toMatchObject({ value: { s3: null } });
    const bucket = {
      S3_BUCKET: 'yoimachi-files',
      S3_REGION: 'ap-northeast-1',
      S3_ACCESS_KEY_ID: 'AKIAEXAMPLE',
      S3_SECRET_ACCESS_KEY: 'hunter2hunter2',
    };
    expect(parseConfig(bucket)).toMatchObject({
      value: { s3: { bucket: 'yoimachi-files', region: 'ap-northeast-1', endpoint: null } },
    });
    for (const name of Object.keys(bucket) as (keyof typeof bucket)[]) {
      const { [name]: _left, ...rest } = bucket;
      expect(sentences(rest)).toEqual([expect.stringContaining(`${name} is required beside`)]);
    }
    const endpoint = { S3_ENDPOINT: 'http://127.0.0.1:9000' };
    expect(sentences(endpoint)).toHaveLength(4);
    expect(parseConfig({ ...bucket, ...endpoint })).toMatchObject({
      value: { s3: { endpoint: endpoint.S3_ENDPOINT } },
    });
    const production = { NODE_ENV: 'production', SECRET_KEY, DATABASE_URL, ...ISSUER, ...SUPPORT };
    expect(sentences({ ...production, ...bucket, ...endpoint })).toEqual([
      expect.stringContaining('S3_ENDPOINT must start with https:'),
    ]);
    const wrong = sentences({ ...bucket, S3_SECRET_ACCESS_KEY: 'hun ter2' });
    expect(JSON.stringify(wrong)).toMatch(/^(?!.*ter2).*S3_SECRET_ACCESS_KEY/);
  });

  it('takes an official account of LINE beside its login alone, and tells no part of its token', () => {
    const login = {
      PUBLIC_URL: 'https://www.example.jp',
      LINE_CHANNEL_ID: '1234567890',
      LINE_CHANNEL_SECRET: '0a'.repeat(16),
    };
    const LINE_MESSAGING_TOKEN = 'hunter2/'.repeat(20);
    expect(parseConfig(login)).toMatchObject({ value: { lineMessages: null } });
    expect(parseConfig({ ...login, LINE_MESSAGING_TOKEN })).toMatchObject({
      value: { lineMessages: { accessToken: LINE_MESSAGING_TOKEN, url: 'https://api.line.me' } },
    });
    expect(sentences({ LINE_MESSAGING_TOKEN })).toEqual([
      expect.stringContaining('LINE_CHANNEL_ID is required beside LINE_MESSAGING_TOKEN'),
    ]);
    const production = { NODE_ENV: 'production', SECRET_KEY, DATABASE_URL, ...ISSUER, ...SUPPORT };
    expect(
      sentences({
        ...production,
        ...login,
        LINE_MESSAGING_TOKEN,
        LINE_MESSAGING_URL: 'http://127.0.0.1:1',
      }),
    ).toEqual(['LINE_MESSAGING_URL must start with https: in production.']);
    expect(JSON.stringify(sentences({ LINE_MESSAGING_TOKEN: 'hunter2 hunter2' }))).not.toContain('hunter2');
  });

  it('takes a Firebase project whole, and never its emulator in production', () => {
    const file = {
      type: 'service_account',
      project_id: 'yoimachi-1',
      client_email: 'server@yoimachi-1.iam.gserviceaccount.com',
      private_key: '-----BEGIN PRIVATE KEY-----\nhunter2\n-----END PRIVATE KEY-----\n',
    };
    const firebase = {
      FIREBASE_SERVICE_ACCOUNT: JSON.stringify(file),
      FIREBASE_API_KEY: 'AIzaSyA-0123456789',
    };
    expect(parseConfig({})).toMatchObject({ value: { firebase: null } });
    expect(parseConfig(firebase)).toMatchObject({
      value: { firebase: { account: { projectId: 'yoimachi-1' }, emulator: null } },
    });
    for (const name of Object.keys(firebase) as (keyof typeof firebase)[])
      expect(sentences({ [name]: firebase[name] })).toEqual([expect.stringContaining('is required beside')]);
    for (const wrong of ['hunter2', '{}', JSON.stringify({ ...file, private_key: 'hunter2' })]) {
      const said = sentences({ ...firebase, FIREBASE_SERVICE_ACCOUNT: wrong });
      expect(said).toEqual([expect.stringContaining('FIREBASE_SERVICE_ACCOUNT must be')]);
      expect(JSON.stringify(said)).not.toContain('hunter2');
    }
    const production = { NODE_ENV: 'production', SECRET_KEY, DATABASE_URL, ...ISSUER, ...SUPPORT };
    const emulator = { FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' };
    expect(parseConfig({ ...firebase, ...emulator }).ok).toBe(true);
    expect(sentences({ ...production, ...emulator })).toEqual([
      expect.stringContaining('not for production'),
    ]);
  });

  it('moves real money in production only, and no play money there', () => {
    const production = {
      NODE_ENV: 'production',
      SECRET_KEY,
      DATABASE_URL,
      ...ISSUER,
      ...SUPPORT,
      PUBLIC_URL: 'https://www.example.jp',
    };
    const STRIPE_WEBHOOK_SECRET = 'whsec_hunter2hunter2';
    const live = { STRIPE_SECRET_KEY: 'rk_live_hunter2hunter2', STRIPE_WEBHOOK_SECRET };
    const test = { STRIPE_SECRET_KEY: 'sk_test_hunter2hunter2', STRIPE_WEBHOOK_SECRET };
    expect(parseConfig({ ...production, ...live })).toMatchObject({
      ok: true,
      value: { stripe: { live: true } },
    });
    expect(sentences({ ...production, ...test })).toEqual([expect.stringMatching(/must be a live key/)]);
    expect(sentences({ ...live, PUBLIC_URL: 'http://localhost' })).toEqual([
      expect.stringMatching(/must be a test key/),
    ]);
    expect(sentences({ ...production, ...live, PUBLIC_URL: 'http://www.example.jp' })).toEqual([
      expect.stringMatching(/https/),
    ]);
  });

  it.each([
    ['one byte', Buffer.alloc(32, 7)],
    ['a pattern', Buffer.from('abcdefgh'.repeat(4))],
    ['a count', Buffer.from(Array.from({ length: 32 }, (_, at) => at * 3))],
    ['a sentence', Buffer.from('correct horse battery staple 42!')],
  ])('refuses a secret key in production that is %s', (_, bytes) => {
    const production = { NODE_ENV: 'production', DATABASE_URL, ...ISSUER, ...SUPPORT };
    const sentence =
      'SECRET_KEY can be guessed: it must be 32 random bytes in base64, for example from: openssl rand -base64 32.';
    for (const text of [bytes.toString('base64'), bytes.toString('base64url')])
      expect(sentences({ ...production, SECRET_KEY: text })).toEqual([sentence]);
    expect(sentences({ ...production, SECRET_KEY })).toEqual([]);
  });

  it('does not start production on the embedded database', () => {
    expect(sentences({ NODE_ENV: 'production', SECRET_KEY, ...ISSUER, ...SUPPORT })).toEqual([
      'DATABASE_URL is required in production: it must look like postgres://user:password@host:5432/name.',
    ]);
  });

  it('limits sockets and keeps the figures to itself unless told otherwise', () => {
    expect(parseConfig({})).toMatchObject({
      value: { metricsToken: null, sockets: { perAddress: 2_000, perAccount: 30 } },
    });
    const METRICS_TOKEN = 'a-token-of-figures';
    expect(parseConfig({ METRICS_TOKEN, SOCKETS_PER_ADDRESS: '5', SOCKETS_PER_ACCOUNT: '2' })).toMatchObject({
      value: { metricsToken: METRICS_TOKEN, sockets: { perAddress: 5, perAccount: 2 } },
    });
    expect(JSON.stringify(sentences({ METRICS_TOKEN: 'hunter2' }))).toMatch(/^(?!.*hunter2).*METRICS_TOKEN/);
  });

  it('limits new numbers an hour by address, and by that of a carrier that is named', () => {
    expect(parseConfig({})).toMatchObject({
      value: { codeSends: { perAddress: 300, perCarrierAddress: 5_000, carriers: { rules: [] } } },
    });
    const parsed = parseConfig({
      SMS_NUMBERS_PER_ADDRESS: '7',
      SMS_NUMBERS_PER_CARRIER_ADDRESS: '70',
      SMS_CARRIER_NETWORKS: '203.0.113.0/24, 2001:db8:ca::/48',
    });
    if (!parsed.ok) throw new Error('A list of networks was refused');
    const { perAddress, perCarrierAddress, carriers } = parsed.value.codeSends;
    expect([perAddress, perCarrierAddress]).toEqual([7, 70]);
    expect(carriers.check('203.0.113.9')).toBe(true);
    expect(carriers.check('::ffff:203.0.113.9', 'ipv6')).toBe(true);
    expect(carriers.check('203.0.114.9')).toBe(false);
    expect(carriers.check('2001:db8:ca:1::9', 'ipv6')).toBe(true);
    for (const SMS_CARRIER_NETWORKS of ['203.0.113.9', '203.0.113.0/33', 'docomo/16', '2001:db8::/129'])
      expect(sentences({ SMS_CARRIER_NETWORKS })).toEqual([
        expect.stringContaining('SMS_CARRIER_NETWORKS must be networks such as'),
      ]);
  });

  it('requires an address of support in production, and has a sample elsewhere', () => {
    const production = { NODE_ENV: 'production', SECRET_KEY, DATABASE_URL, ...ISSUER };
    expect(sentences(production)).toEqual([
      'SUPPORT_MAIL is required in production: it must be the mail address of support, such as support@example.jp.',
    ]);
    expect(parseConfig({ ...production, ...SUPPORT })).toMatchObject({
      value: { supportMail: 'help@example.jp' },
    });
    expect(parseConfig({})).toMatchObject({ value: { supportMail: 'support@yoimachi.example' } });
  });

  it('requires the issuer of receipts in production, and has a sample elsewhere', () => {
    const { ISSUER_NAME: _, ...rest } = ISSUER;
    expect(sentences({ NODE_ENV: 'production', SECRET_KEY, DATABASE_URL, ...SUPPORT, ...rest })).toEqual([
      'ISSUER_NAME is required in production: it must be the name on receipts, 1 to 60 characters.',
    ]);
    expect(parseConfig({})).toMatchObject({
      value: { issuer: { name: expect.stringContaining('見本'), registrationNumber: 'T9000000000000' } },
    });
  });
});
