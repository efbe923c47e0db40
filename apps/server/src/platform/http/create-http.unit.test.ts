import { Writable } from 'node:stream';
import { beforeAll, describe, expect, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { parseConfig } from '../config/index.ts';
import { createLog } from '../log/index.ts';
import { createMetrics } from '../metrics/index.ts';
import { answerUnknown, createHttp } from './create-http.ts';

const lines: string[] = [];
const sink = new Writable({
  write(chunk, _encoding, done) {
    lines.push(String(chunk));
    done();
  },
});
let app: FastifyInstance;

beforeAll(async () => {
  const config = parseConfig({ LOG_LEVEL: 'info' });
  if (!config.ok) throw new Error('configuration');
  const log = createLog(config.value, sink);
  app = await createHttp(config.value, log, createMetrics());
  answerUnknown(app);
  app.get('/throws', async () => {
    throw new Error('the inside of the server');
  });
  app.post('/takes', async () => ({}));
  log.info({ phone: '09012345678', body: { email: 'a@b.c', deep: { place: '銀座' } } }, 'private');
});

describe('the HTTP server', () => {
  it('shows nothing of its inside, and logs it', async () => {
    const response = await app.inject('/throws?words=private-words');
    expect(response.statusCode).toBe(500);
    expect(response.json()).toEqual({ code: 'INTERNAL', message: expect.any(String) });
    expect(lines.join('')).toContain('the inside of the server');
    expect(lines.join('')).not.toContain('private-words');
  });

  it('answers what it cannot read, and what it does not know', async () => {
    const headers = { 'content-type': 'application/json' };
    const broken = await app.inject({ method: 'POST', url: '/takes', headers, payload: '{"a":' });
    expect([broken.statusCode, broken.json().code]).toEqual([400, 'VALIDATION']);
    const large = await app.inject({
      method: 'POST',
      url: '/takes',
      headers,
      payload: `"${'x'.repeat(70_000)}"`,
    });
    expect([large.statusCode, large.json().code]).toEqual([413, 'VALIDATION']);
    const nowhere = await app.inject('/nowhere');
    expect([nowhere.statusCode, nowhere.json().code]).toEqual([404, 'NOT_FOUND']);
  });

  it('forbids foreign scripts and frames', async () => {
    const policy = (await app.inject('/nowhere')).headers['content-security-policy'];
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
  });

  it('redacts private fields', () => {
    expect(lines.join('')).not.toMatch(/09012345678|a@b\.c|銀座/);
  });
});
