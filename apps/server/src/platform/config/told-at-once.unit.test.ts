import { describe, expect, it } from 'vitest';
import { parseConfig } from './index.ts';
import { REQUIRED_IN_PRODUCTION } from './schema.ts';

function sentences(env: Record<string, string>): readonly string[] {
  const parsed = parseConfig(env);
  return parsed.ok ? [] : parsed.sentences;
}
const hints = (env: Record<string, string>) => {
  const parsed = parseConfig(env);
  return parsed.ok ? parsed.hints : [];
};

describe('what is wrong with a configuration is told at once', () => {
  it('everything that production lacks', () => {
    const said = sentences({ NODE_ENV: 'production' });
    expect(said.map((sentence) => sentence.split(' ')[0])).toEqual([...REQUIRED_IN_PRODUCTION]);
    for (const sentence of said) expect(sentence).toMatch(/ is required in production: it must .*\.$/);
  });

  it('what is missing beside what is broken, which is not called missing', () => {
    const said = sentences({
      NODE_ENV: 'production',
      PORT: 'http',
      SECRET_KEY: 'short',
      SUPPORT_MAIL: 'help@example.jp',
      SMTP_URL: 'smtps://mail.example.jp',
      TWILIO_SENDER: '?',
    });
    expect(said).toEqual([
      expect.stringMatching(/^PORT must /),
      expect.stringMatching(/^SECRET_KEY must /),
      expect.stringMatching(/^TWILIO_SENDER must /),
      expect.stringMatching(/^DATABASE_URL is required in production/),
      expect.stringMatching(/^ISSUER_NAME is required in production/),
      expect.stringMatching(/^ISSUER_ADDRESS is required in production/),
      expect.stringMatching(/^ISSUER_REGISTRATION_NUMBER is required in production/),
      'TWILIO_ACCOUNT_SID is required beside TWILIO_SENDER.',
      'TWILIO_AUTH_TOKEN is required beside TWILIO_SENDER.',
      'MAIL_FROM is required beside SMTP_URL.',
    ]);
  });

  it('a pair of keys is compared only where both are keys', () => {
    expect(sentences({ VAPID_PUBLIC_KEY: 'x', VAPID_PRIVATE_KEY: 'y' })).toEqual([
      expect.stringMatching(/^VAPID_PUBLIC_KEY must /),
      expect.stringMatching(/^VAPID_PRIVATE_KEY must /),
    ]);
  });
});

describe('a variable that nobody reads', () => {
  it.each([
    ['SUPORT_MAIL', 'SUPPORT_MAIL'],
    ['SECRET_KYE', 'SECRET_KEY'],
    ['DATABSE_URL_FILE', 'DATABASE_URL_FILE'],
    ['DATADIR', 'DATA_DIR'],
    ['RATE_LIMITS', 'RATE_LIMIT'],
    ['TURNSTILE_SITEKEY', 'TURNSTILE_SITE_KEY'],
  ])('is told where it nearly has the name of one: %s', (name, near) => {
    const hint = `${name} is not read: did you mean ${near}?`;
    expect(hints({ [name]: 'hunter2' })).toEqual([hint]);
    expect(sentences({ [name]: 'hunter2', PORT: 'x' })).toContain(hint);
  });

  it('is nobody’s business otherwise', () => {
    const foreign = { HOME: '/root', HOSTNAME: 'web-1', PATH: '/bin', POST: '1', SHELL: 'sh', TERM: 'xterm' };
    expect(hints({ ...foreign, npm_config_cache: 'x', DATABASE_NAME: 'x', AWS_REGION: 'x' })).toEqual([]);
    expect(hints({ SUPORT_MAIL: 'x', SUPPORT_MAIL: 'help@example.jp' })).toEqual([]);
    expect(hints({ SUPORT_MAIL: '' })).toEqual([]);
  });

  it('is told where it names a file for what is no secret', () => {
    expect(hints({ PUBLIC_URL_FILE: '/run/secrets/url' })).toEqual([
      'PUBLIC_URL_FILE is not read: only secrets may be in a file.',
    ]);
  });
});
