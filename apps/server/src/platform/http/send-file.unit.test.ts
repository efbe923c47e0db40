import fastify from 'fastify';
import { expect, it } from 'vitest';
import { route } from '@yoimachi/contract/route';
import { fail, ok } from '@yoimachi/domain/result';
import { testClock } from '#platform/clock';
import { bindRoutes } from './bind.ts';
import type { Handlers } from './call.ts';
import { makeOpenApi } from './openapi.ts';

const file = 'application/pdf';
const common = { summary: 'A file.', file } as const;
const routes = {
  paper: route('GET', '/paper', 'open', { ...common, errors: ['NOT_FOUND'] }),
  missing: route('GET', '/missing', 'open', { ...common, errors: ['NOT_FOUND'] }),
} as const;
const BYTES = new Uint8Array([0x25, 0x50, 0x44, 0x46, 0, 255]);
const handlers: Handlers<typeof routes> = {
  paper: async () => ok({ bytes: BYTES, fileName: "領収書 'A'(1).pdf" }),
  missing: async () => fail('NOT_FOUND'),
};
const access = { authenticate: async () => fail('INTERNAL'), isSessionOpen: async () => true } as never;

async function get(path: string) {
  const app = fastify();
  bindRoutes(app, routes, handlers, { access, clock: testClock('2026-11-20T03:00:00Z') });
  return app.inject({ method: 'GET', url: `/v1${path}` });
}

it('answers the bytes under their name, for nobody else to keep', async () => {
  const { statusCode, headers, rawPayload } = await get('/paper');
  expect(statusCode).toBe(200);
  expect(new Uint8Array(rawPayload)).toEqual(BYTES);
  expect(headers['content-type']).toBe(file);
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['content-disposition']).toBe(
    `attachment; filename="_____A__1_.pdf"; filename*=UTF-8''%E9%A0%98%E5%8F%8E%E6%9B%B8%20%27A%27%281%29.pdf`,
  );
});

it('answers a failure as every call does', async () => {
  const { statusCode, body } = await get('/missing');
  expect({ statusCode, body: JSON.parse(body) }).toMatchObject({
    statusCode: 404,
    body: { code: 'NOT_FOUND' },
  });
});

it('stands in the OpenAPI document as a file', () => {
  const paths = makeOpenApi(routes)['paths'] as Record<string, { get: { responses: { 200: unknown } } }>;
  expect(paths['/v1/paper']!.get.responses[200]).toEqual({
    description: 'Done',
    content: { [file]: { schema: { type: 'string', format: 'binary' } } },
  });
});
