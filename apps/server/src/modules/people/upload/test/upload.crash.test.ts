import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { uploadRoutes } from '@yoimachi/contract/upload';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../../../../tools/test/global-database.ts';
import { signUpCast, startTestApp, type Person, type TestApp } from '../../../../test-support/index.ts';
import { AS_STARTED, killableServer, type KillableServer } from '../../../../test-support/killable-server.ts';
import { randomOf } from '../../../../test-support/random.ts';
import { bytesOf, jpegOf, stored, take, UPLOAD_MODULES } from './support.ts';

const MB = 1024 * 1024;
const KILLS = 4;
/** How long the server keeps running while the files come. */
const LIFE_MS = 400;
/** What `npm start` gives the product of memory. */
const USED_CALLS = 500;
const SEED = Number(process.env['SEED'] ?? 20_261_122);

let database: TestDatabase;
let app: TestApp;
let server: KillableServer;
let dataDir: string;

beforeEach(async () => {
  database = await createTestDatabase();
  dataDir = mkdtempSync(join(tmpdir(), 'yoimachi-upload-crash-'));
  const config = { dataDir };
  const startAt = new Date().toISOString();
  app = await startTestApp({ databaseUrl: database.url, startAt, modules: UPLOAD_MODULES, config });
  server = killableServer(database.url, dataDir, { NODE_OPTIONS: AS_STARTED });
});
afterEach(async () => {
  await server.kill();
  await app.close();
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

const headersOf = async (who: Person) => ({
  authorization: `Bearer ${await who.token()}`,
  'tus-resumable': '1.0.0',
});

async function begin(who: Person, sizeBytes: number): Promise<string> {
  const body = { purpose: 'CAST_PHOTO', sizeBytes, mediaType: 'image/jpeg' } as const;
  return (await app.ok(uploadRoutes.beginUpload, { body }, who)).uploadId;
}

/** Sends a file as a client does, over as many servers as it takes; returns how often it began again. */
async function sendWhole(who: Person, uploadId: string, bytes: Buffer): Promise<number> {
  for (let tries = 0; ; tries++)
    try {
      const url = `${await server.url()}/v1/uploads/${uploadId}`;
      const headers = await headersOf(who);
      const there = await fetch(url, { method: 'HEAD', headers });
      const offset = Number(there.headers.get('upload-offset'));
      if (there.status === 200 && offset === bytes.length) return tries;
      await fetch(url, {
        method: 'PATCH',
        headers: {
          ...headers,
          'content-type': 'application/offset+octet-stream',
          'upload-offset': String(offset),
        },
        body: new Uint8Array(bytes.subarray(offset, offset + 2 * MB)),
      });
    } catch {
      await sleep(20);
    }
}

test(`killed ${KILLS} times while files come, each is whole in the end, and lies there once`, async () => {
  console.log(`Uploads with SEED=${SEED}`);
  const random = randomOf(SEED);
  const people = await Promise.all(Array.from({ length: 3 }, () => signUpCast(app)));
  const files = await Promise.all(
    people.flatMap((who) =>
      [9.9, 7.3].map(async (size) => {
        const bytes = jpegOf(Math.floor(size * MB));
        return { who, bytes, uploadId: await begin(who, bytes.length) };
      }),
    ),
  );
  await server.start();
  const sending = files.map(({ who, uploadId, bytes }) => sendWhole(who, uploadId, bytes));
  for (let kills = 0; kills < KILLS; kills++) {
    await sleep(random() * LIFE_MS);
    await server.kill();
    await server.start();
  }
  const tries = await Promise.all(sending);
  for (const { who, uploadId, bytes } of files) {
    expect(await take(app, who, uploadId)).toMatchObject({ ok: true });
    expect((await bytesOf(app, uploadId))!.equals(bytes)).toBe(true);
  }
  const parts = await app.db.selectFrom('upload_part').select('object_key').execute();
  expect(await stored(app)).toEqual(expect.arrayContaining(parts.map((part) => part.object_key)));
  console.log(`${files.length} files, begun again ${tries.reduce((sum, one) => sum + one)} times`);
});

/** Bytes of memory that the server's process has. */
async function residentBytes(): Promise<number> {
  const text = await (await fetch(`${await server.url()}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\S+)$/m.exec(text)![1]);
}

/** What a server has that was in use: what is loaded with the first file, and the engine's room for what is short-lived. */
async function beUsed(who: Person): Promise<void> {
  const url = `${await server.url()}/v1/uploads`;
  const headers = await headersOf(who);
  for (let calls = 0; calls < USED_CALLS; calls++) await (await fetch(url, { headers })).text();
  const first = jpegOf(10 * MB);
  await sendWhole(who, await begin(who, first.length), first);
}

test('twenty files of 10 MB at once need little memory of the server, which answers meanwhile', async () => {
  const people = await Promise.all(Array.from({ length: 20 }, () => signUpCast(app)));
  const bytes = jpegOf(10 * MB);
  await server.start();
  const uploads = await Promise.all(
    people.map(async (who) => ({ who, uploadId: await begin(who, bytes.length) })),
  );
  await beUsed(people[0]!);
  const rest = await residentBytes();
  let most = rest;
  let isDone = false;
  const watching = (async () => {
    for (let answers = 0; ; answers++) {
      if (isDone) return answers;
      most = Math.max(most, await residentBytes());
      const answer = await fetch(`${await server.url()}/v1/uploads`, {
        headers: await headersOf(people[0]!),
      });
      expect(answer.status).toBe(200);
    }
  })();
  await Promise.all(uploads.map(({ who, uploadId }) => sendWhole(who, uploadId, bytes)));
  isDone = true;
  const answers = await watching;
  const inMb = (count: number) => Math.round(count / MB);
  console.log(`At rest ${inMb(rest)} MB, at most ${inMb(most)} MB, ${answers} other calls answered`);
  expect(answers).toBeGreaterThan(0);
  expect(most - rest).toBeLessThan(64 * MB);
});
