import { Readable } from 'node:stream';
import type { FileTaken } from '@yoimachi/contract/route';
import { fail, type Result } from '@yoimachi/domain/result';
import { wholeBody, type ComingBodies, type HttpRequest } from '#platform/http';
import type { Module } from '#platform/module';

type OfficeServer = Parameters<NonNullable<Module['office']>>[0];

/**
 * Each is whole in memory, and decoded in a process of its own; one who gave a file up sends the next one at once. The browser waits five
 * minutes for an answer, on a slow line too.
 */
export const FILES_COMING = { all: 4, ofOne: 2, longestMs: 280_000 };
const AGAIN_SECONDS = 5;

/** A part of the server that reads no body by itself: nobody's bytes are taken in before it is known who sends them. */
export function withoutParsers(app: OfficeServer, bind: (scope: OfficeServer) => void): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    bind(scope);
  });
}

/**
 * Takes in the file of a request, and does with it what is to be done: no more of it is read than shows that it is too long, which the act
 * refuses. VALIDATION: it is called something else, or its line dropped; RATE_LIMITED: others are under way.
 */
export async function withFile<T>(
  request: HttpRequest,
  { types, maxBytes }: FileTaken,
  { coming, who }: { readonly coming: ComingBodies; readonly who: string },
  act: (bytes: Uint8Array) => Promise<T>,
): Promise<T | Result<never, 'VALIDATION' | 'RATE_LIMITED'>> {
  const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  if (type === undefined || !types.includes(type)) return fail('VALIDATION', 'content-type');
  const { body } = request;
  const running = coming.begin(who, body instanceof Readable ? body : Readable.from([]));
  if (!running) return fail('RATE_LIMITED', undefined, { retryAfterSeconds: AGAIN_SECONDS });
  try {
    const bytes = await wholeBody(running.chunks, maxBytes);
    return bytes === null ? fail('VALIDATION', 'file') : await act(bytes);
  } finally {
    await running.end();
  }
}
