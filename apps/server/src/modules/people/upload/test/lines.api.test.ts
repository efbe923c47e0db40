import { expect, test, vi } from 'vitest';
import { signUpCast, useRewoundApp, type Person } from '../../../../test-support/index.ts';
import { cut, openLine, write } from './line.ts';
import { bytesOf, declare, head, jpegOf, patch, stored, take, UPLOAD_MODULES } from './support.ts';
import { eventually } from '../../../../test-support/eventually.ts';

const app = useRewoundApp({ modules: UPLOAD_MODULES, config: { logLevel: 'silent' } });

const MB = 1024 * 1024;

const begin = async (who: Person, sizeBytes: number) => (await declare(app, who, sizeBytes)).body.uploadId;
const offsetOf = async (who: Person, uploadId: string) => (await head(app, who, uploadId)).offset;

test('what came before a line dropped is kept, and the rest follows', async () => {
  const cast = await signUpCast(app);
  const bytes = jpegOf(3 * MB);
  const uploadId = await begin(cast, bytes.length);
  const line = await openLine(app, cast, uploadId, { length: bytes.length });
  await write(line, bytes.subarray(0, MB + 1_000));
  // A part is there once it is full; what is left of the second is stored when the line drops.
  await eventually(async () => expect(await offsetOf(cast, uploadId)).toBeGreaterThanOrEqual(MB));
  await cut(line);
  await eventually(async () => expect(await offsetOf(cast, uploadId)).toBe(MB + 1_000));
  const rest = await patch(app, cast, uploadId, bytes.subarray(MB + 1_000), { offset: MB + 1_000 });
  expect(rest).toMatchObject({ status: 204, offset: bytes.length });
  expect((await bytesOf(app, uploadId))!.equals(bytes)).toBe(true);
});

test('a line that drops before anybody can tell what the file is leaves nothing', async () => {
  const cast = await signUpCast(app);
  const uploadId = await begin(cast, 9_000);
  const line = await openLine(app, cast, uploadId, { length: 9_000 });
  await write(line, jpegOf(100));
  await cut(line);
  await eventually(() => expect(app.app.http.server.listening).toBe(true));
  expect(await offsetOf(cast, uploadId)).toBe(0);
  expect(await patch(app, cast, uploadId, jpegOf(9_000))).toMatchObject({ status: 204 });
});

test('of two who send the same bytes at once one goes on; the file is whole, and nothing else lies there', async () => {
  const cast = await signUpCast(app);
  const bytes = jpegOf(2 * MB);
  const uploadId = await begin(cast, bytes.length);
  const lines = await Promise.all(
    Array.from({ length: 4 }, () => openLine(app, cast, uploadId, { length: bytes.length })),
  );
  for (const { request } of lines) request.end(bytes);
  const answers = await Promise.all(lines.map(({ answer }) => answer));
  expect(answers.map((answer) => answer?.status ?? 0).sort((a, b) => a - b)).toEqual([204, 409, 409, 409]);
  expect((await bytesOf(app, uploadId))!.equals(bytes)).toBe(true);
  expect(await stored(app)).toHaveLength(4);
  expect(await take(app, cast, uploadId)).toMatchObject({ ok: true });
});

test('who says nothing of the length sends no more than was declared', async () => {
  const cast = await signUpCast(app);
  const bytes = jpegOf(MB + 1);
  const uploadId = await begin(cast, MB);
  const line = await openLine(app, cast, uploadId, { length: null });
  line.request.end(bytes);
  const answer = await line.answer;
  expect(answer).toMatchObject({ status: 413 });
  expect(JSON.parse(answer!.body)).toMatchObject({ code: 'PHOTO_SIZE' });
  const at = await offsetOf(cast, uploadId);
  expect(await patch(app, cast, uploadId, bytes.subarray(at, MB), { offset: at })).toMatchObject({
    status: 204,
  });
});

test('one byte after the other, or nothing at all, holds nothing up: the line is dropped, the bytes are kept', async () => {
  const cast = await signUpCast(app);
  const bytes = jpegOf(20_000);
  const [slow, idle] = [await begin(cast, bytes.length), await begin(cast, bytes.length)];
  await app.app.http.ready();
  const lines = [
    await openLine(app, cast, slow, { length: bytes.length }),
    await openLine(app, cast, idle, { length: bytes.length }),
  ] as const;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    await write(lines[0], bytes.subarray(0, 5_000));
    await write(lines[1], bytes.subarray(0, 6_000));
    // Both are being read before time goes on.
    await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThanOrEqual(4), {
      timeout: 50_000,
      interval: 1,
    });
    let sent = 5_000;
    const isOpen = ({ request }: (typeof lines)[number]) => !request.destroyed;
    for (let second = 0; second < 1_300 && lines.some(isOpen); second += 10) {
      if (isOpen(lines[0])) await write(lines[0], bytes.subarray(sent, (sent += 1)));
      await new Promise((resolve) => setImmediate(resolve));
      await vi.advanceTimersByTimeAsync(10_000);
    }
  } finally {
    vi.useRealTimers();
  }
  expect(await lines[1].answer).toBeNull();
  expect(await lines[0].answer).toBeNull();
  await eventually(async () => expect(await offsetOf(cast, idle)).toBe(6_000));
  await eventually(async () => expect(await offsetOf(cast, slow)).toBeGreaterThanOrEqual(5_000));
});

test('one account sends six files at a time, and other calls are answered meanwhile', async () => {
  const cast = await signUpCast(app);
  const uploadId = await begin(cast, MB);
  const lines = await Promise.all(
    Array.from({ length: 7 }, () => openLine(app, cast, uploadId, { length: MB })),
  );
  const bytes = jpegOf(MB);
  for (const line of lines) await write(line, bytes.subarray(0, 5_000));
  // Whichever of them came last.
  const { line: last, answered } = await Promise.race(
    lines.map(async (line) => ({ line, answered: await line.answer })),
  );
  expect(answered).toMatchObject({ status: 429, body: expect.stringContaining('RATE_LIMITED') });
  expect(await offsetOf(cast, uploadId)).toBe(0);
  for (const line of lines) if (line !== last) await cut(line);
  await eventually(async () => {
    const at = await offsetOf(cast, uploadId);
    expect(await patch(app, cast, uploadId, bytes.subarray(at), { offset: at })).toMatchObject({
      status: 204,
    });
  });
});
