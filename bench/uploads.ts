import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from './child.ts';
import type { Cleanup } from './cleanup.ts';
import { START_ISO, type BenchDatabase } from './database.ts';

export interface UploadFigures {
  readonly sizeMb: number;
  readonly lines: number;
  readonly perMinute: number;
  /** The same bytes written in parts of the same size, each on the disk before the next, by as many at once. */
  readonly barePerMinute: number;
  /** Of the server's process: what it had more than at rest, at most. */
  readonly moreMb: number;
}

const MB = 1024 * 1024;
const SIZE_MB = 10;
const LINES = 8;
/** What the browser sends at a time, and what the server stores at a time. */
const SENT_BYTES = 2 * MB;
const STORED_BYTES = 512 * 1024;

/** Pictures of 10 MB sent by eight people at once, each given up when it is whole, so that the disk does not fill. */
export async function measureUploads(
  cleanup: Cleanup,
  { url: databaseUrl }: BenchDatabase,
  seconds: number,
): Promise<UploadFigures> {
  const server = await startServer(cleanup, databaseUrl, START_ISO);
  const bytes = Buffer.concat([Buffer.from('ffd8ffe000104a464946000101', 'hex'), randomBytes(SIZE_MB * MB)]);
  const file = bytes.subarray(0, SIZE_MB * MB);
  const callers: string[] = [];
  for (let line = 0; line < LINES; line++) callers.push(await server.ask.guestAuthorization());
  // What is loaded with the first file counts as rest.
  await sendOne(server.url, callers[0]!, file);
  const rest = await server.ask.memoryBytes();
  let most = rest;
  const perMinute = await filesPerMinute(seconds, async (line) => {
    await sendOne(server.url, callers[line]!, file);
    most = Math.max(most, await server.ask.memoryBytes());
  });
  await server.stop();
  const folder = await mkdtemp(join(tmpdir(), 'yoimachi-bench-bare-'));
  const barePerMinute = await filesPerMinute(seconds, () => writeOne(folder, file));
  await rm(folder, { recursive: true });
  return { sizeMb: SIZE_MB, lines: LINES, perMinute, barePerMinute, moreMb: (most - rest) / MB };
}

async function filesPerMinute(seconds: number, run: (line: number) => Promise<void>): Promise<number> {
  const startedAt = performance.now();
  const isOver = () => performance.now() - startedAt > seconds * 1000;
  const counts = await Promise.all(
    Array.from({ length: LINES }, async (_, line) => {
      let files = 0;
      do {
        await run(line);
        files += 1;
      } while (!isOver());
      return files;
    }),
  );
  const files = counts.reduce((sum, one) => sum + one);
  return (files * 60_000) / (performance.now() - startedAt);
}

async function sendOne(url: string, authorization: string, file: Buffer): Promise<void> {
  const begun = await fetch(`${url}/v1/uploads`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({ purpose: 'GUEST_AVATAR', sizeBytes: file.length, mediaType: 'image/jpeg' }),
  });
  const { uploadId } = (await begun.json()) as { readonly uploadId: string };
  for (let offset = 0; offset < file.length; offset += SENT_BYTES) {
    const sent = await fetch(`${url}/v1/uploads/${uploadId}`, {
      method: 'PATCH',
      headers: {
        authorization,
        'tus-resumable': '1.0.0',
        'content-type': 'application/offset+octet-stream',
        'upload-offset': String(offset),
      },
      body: new Uint8Array(file.subarray(offset, offset + SENT_BYTES)),
    });
    if (sent.status !== 204) throw new Error(`A part was answered ${sent.status}: ${await sent.text()}`);
  }
  await fetch(`${url}/v1/uploads/${uploadId}`, { method: 'DELETE', headers: { authorization } });
}

async function writeOne(folder: string, file: Buffer): Promise<void> {
  const paths: string[] = [];
  for (let offset = 0; offset < file.length; offset += STORED_BYTES) {
    const path = join(folder, randomUUID());
    const part = await open(path, 'wx');
    await part.writeFile(file.subarray(offset, offset + STORED_BYTES));
    await part.datasync();
    await part.close();
    paths.push(path);
  }
  for (const path of paths) await rm(path);
}
