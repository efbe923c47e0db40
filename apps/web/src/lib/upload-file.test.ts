import { messageOf } from '@yoimachi/contract/errors';
import { beforeEach, expect, test, vi } from 'vitest';
import { connectApi } from './api.ts';
import { ApiError } from '#lib/api-error.ts';
import { memoryStorage } from './memory-storage.test-kit.ts';
import { newId } from './new-id.ts';
import type { TokenRequest } from './transport.ts';
import { GIVEN_UP, uploadFile } from './upload-file.ts';

interface Options {
  readonly uploadUrl: string;
  readonly onProgress: (sent: number) => void;
  readonly onSuccess: () => void;
  readonly onError: (error: Error) => void;
  readonly onShouldRetry: (error: object) => boolean;
}

/** What stands in for the protocol's client: a test decides what comes of each file that is sent. */
const line = vi.hoisted(() => {
  class DetailedError extends Error {
    readonly originalResponse: object | null;
    constructor(status: number | null, body = '') {
      super();
      this.originalResponse = status === null ? null : { getStatus: () => status, getBody: () => body };
    }
  }
  const started: Options[] = [];
  class Upload {
    readonly options: Options;
    constructor(_file: File, options: Options) {
      this.options = options;
    }
    start() {
      started.push(this.options);
    }
    async abort() {}
  }
  return { DetailedError, Upload, started };
});
vi.mock('tus-js-client', () => line);

let heard: TokenRequest[] = [];
/** Answered with the same upload for the same key, as the server does. */
const begun = new Map<string, string>();

beforeEach(() => {
  vi.stubGlobal('sessionStorage', memoryStorage());
  heard = [];
  begun.clear();
  line.started.length = 0;
  connectApi(async (request) => {
    heard.push(request);
    const key = request.headers?.['idempotency-key'];
    if (key === undefined) return { status: '200', items: [] };
    if (!begun.has(key)) begun.set(key, newId());
    return { uploadId: begun.get(key) };
  });
});

const calls = () => heard.map(({ method, path }) => `${method} ${path}`);
const photo = (size = 100, lastModified = 1) =>
  new File([new Uint8Array(size)], 'a.jpg', { type: 'image/jpeg', lastModified });

function send(file: File) {
  const stop = new AbortController();
  const onProgress = vi.fn();
  const sent = uploadFile({
    purpose: 'CAST_PHOTO',
    file,
    signal: stop.signal,
    onStart: () => undefined,
    onProgress,
  });
  sent.catch(() => undefined);
  return { sent, stop, onProgress };
}
const nth = async (count: number) => {
  await expect.poll(() => line.started).toHaveLength(count);
  return line.started[count - 1]!;
};
const fail = (options: Options, status: number | null, body: object | '' = '') =>
  options.onError(new line.DetailedError(status, body === '' ? '' : JSON.stringify(body)));

test('a file that is too large or no picture is refused without a call', async () => {
  await expect(send(photo(10_485_761)).sent).rejects.toThrow(messageOf('PHOTO_SIZE'));
  await expect(send(new File(['x'], 'a.webp', { type: 'image/webp' })).sent).rejects.toThrow(
    messageOf('PHOTO_TYPE'),
  );
  expect(heard).toEqual([]);
});

test('it is begun once and sent to its address; chosen again after a line was lost it goes on', async () => {
  const first = send(photo());
  const options = await nth(1);
  expect(options.uploadUrl).toBe(`/v1/uploads/${[...begun.values()][0]}`);
  fail(options, null);
  await expect(first.sent).rejects.toMatchObject({ code: 'ERR_NETWORK' });
  const second = send(photo());
  (await nth(2)).onSuccess();
  expect(await second.sent).toBe([...begun.values()][0]);
  expect(begun.size).toBe(1);
});

test.each([410, 404])('what an earlier visit began and is gone (%i) is begun anew, once', async (status) => {
  const { sent } = send(photo());
  fail(await nth(1), status);
  (await nth(2)).onSuccess();
  expect(await sent).toBe([...begun.values()][1]);
  const again = send(photo(100, 2));
  fail(await nth(3), status);
  fail(await nth(4), status);
  await expect(again.sent).rejects.toThrow(messageOf('UPLOAD_GONE'));
});

test('a token that ends on the way is replaced, also a second time, but not without progress', async () => {
  const { sent } = send(photo());
  const first = await nth(1);
  first.onProgress(40);
  fail(first, 401, { code: 10, message: 'ended' });
  const second = await nth(2);
  second.onProgress(80);
  fail(second, 401, { code: 10, message: 'ended' });
  fail(await nth(3), 401, { code: 10, message: 'ended' });
  await expect(sent).rejects.toMatchObject({ status: 401, code: 10 });
  expect(calls().filter((call) => call === 'GET /uploads')).toHaveLength(2);
});

test('what the server decides is said in its words, what it cannot do in the one sentence', async () => {
  const refused = send(photo(1, 1));
  fail(await nth(1), 400, { code: 'PHOTO_TYPE', message: messageOf('PHOTO_TYPE') });
  await expect(refused.sent).rejects.toThrow(messageOf('PHOTO_TYPE'));
  const full = send(photo(1, 2));
  fail(await nth(2), 507, { code: 'X', message: '<html>' });
  await expect(full.sent).rejects.toThrow('ファイルをアップロードできませんでした。');
});

test('a line that drops, a busy server and bytes that came first are tried again, a refusal is not', async () => {
  const { stop } = send(photo());
  const { onShouldRetry } = await nth(1);
  const isRetried = (status: number | null) => onShouldRetry(new line.DetailedError(status));
  expect([null, 408, 409, 429, 500, 503].map(isRetried)).not.toContain(false);
  expect([400, 401, 403, 404, 410, 413].map(isRetried)).not.toContain(true);
  stop.abort();
});

test('two are sent at a time, and one that is given up makes room and goes from the server', async () => {
  const sending = [photo(1, 1), photo(1, 2), photo(1, 3)].map(send);
  await nth(2);
  sending[0]!.stop.abort(GIVEN_UP);
  const third = await nth(3);
  await expect.poll(calls).toContain(`DELETE /uploads/${[...begun.values()][0]}`);
  third.onSuccess();
  line.started[1]!.onSuccess();
  expect(await Promise.all(sending.slice(1).map(({ sent }) => sent))).toHaveLength(2);
  await expect(sending[0]!.sent).rejects.toBe(GIVEN_UP);
});

test('one that waits for its turn and is left leaves the turn to the next', async () => {
  const sending = [1, 2, 3, 4].map((at) => send(photo(1, at)));
  await nth(2);
  sending[2]!.stop.abort();
  line.started[0]!.onSuccess();
  (await nth(3)).onSuccess();
  line.started[1]!.onSuccess();
  expect(await sending[3]!.sent).toBe([...begun.values()][2]);
  await expect(sending[2]!.sent).rejects.not.toBeInstanceOf(ApiError);
});
