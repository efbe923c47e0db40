import { expect, test } from 'vitest';
import { signUpCast, startTestApp, useTestApp } from '../../../../test-support/index.ts';
import { openLine, write } from './line.ts';
import { bytesOf, declare, head, jpegOf, patch, take, UPLOAD_MODULES } from './support.ts';
import { eventually } from '../../../../test-support/eventually.ts';

const app = useTestApp({ modules: UPLOAD_MODULES, config: { logLevel: 'silent' } });

const MB = 1024 * 1024;

const startOther = () => {
  const config = { logLevel: 'silent', dataDir: app.context.config.dataDir } as const;
  return startTestApp({ databaseUrl: app.databaseUrl, modules: UPLOAD_MODULES, config });
};

test('a file goes on with whichever process answers', async () => {
  const other = await startOther();
  const cast = await signUpCast(app);
  const bytes = jpegOf(3 * MB);
  const { uploadId } = (await declare(app, cast, bytes.length)).body;
  for (const [part, one] of [app, other, app].entries()) {
    const sent = await patch(one, cast, uploadId, bytes.subarray(part * MB, (part + 1) * MB), {
      offset: part * MB,
    });
    expect(sent).toMatchObject({ status: 204, offset: (part + 1) * MB });
  }
  expect(await take(other, cast, uploadId)).toMatchObject({ ok: true });
  expect((await bytesOf(app, uploadId))!.equals(bytes)).toBe(true);
  await other.close();
});

test('a process that is told to end keeps what came, and waits for no line', async () => {
  const other = await startOther();
  const cast = await signUpCast(app);
  const bytes = jpegOf(2 * MB);
  const { uploadId } = (await declare(app, cast, bytes.length)).body;
  const line = await openLine(other, cast, uploadId, { length: bytes.length });
  await write(line, bytes.subarray(0, 600_000));
  await eventually(async () => expect((await head(app, cast, uploadId)).offset).toBeGreaterThan(0));
  await other.close();
  expect(await line.answer).toBeNull();
  const { offset } = await head(app, cast, uploadId);
  expect(offset).toBe(600_000);
  expect(await patch(app, cast, uploadId, bytes.subarray(offset), { offset })).toMatchObject({ status: 204 });
});
