import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadSecretKey, parseConfig } from './index.ts';

const SECRET_KEY = Buffer.alloc(32, 7).toString('base64');

function sentences(env: Record<string, string>): unknown {
  const parsed = parseConfig(env);
  return parsed.ok ? [] : parsed.error.details?.['sentences'];
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
        rateLimit: false,
      },
    });
  });

  it('reads what is given', () => {
    const env = {
      NODE_ENV: 'production',
      SECRET_KEY,
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
    ['TRUST_PROXY', 'yes', 'TRUST_PROXY must be true or false, but is "yes".'],
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

  it('requires a secret key in production', () => {
    expect(sentences({ NODE_ENV: 'production' })).toEqual([expect.stringMatching(/^SECRET_KEY is required/)]);
  });
});

describe('secret key', () => {
  it('is made once, for its owner only', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'yoimachi-key-'));
    try {
      const [first, second] = await Promise.all([
        loadSecretKey({ secretKey: null, dataDir }),
        loadSecretKey({ secretKey: null, dataDir }),
      ]);
      expect(first).toEqual(second);
      expect(first).toHaveLength(32);
      expect((await stat(join(dataDir, 'secret.key'))).mode & 0o777).toBe(0o600);
      expect(await readFile(join(dataDir, 'secret.key'), 'utf8')).toBe(first.toString('base64'));
    } finally {
      await rm(dataDir, { recursive: true });
    }
  });
});
