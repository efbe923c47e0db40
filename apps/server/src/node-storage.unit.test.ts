import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { diskStorage } from './gateways/storage/disk.ts';
import { nodeStorage } from './node-storage.ts';
import { createIds } from './platform/crypto/index.ts';

const clock = { now: () => new Date('2026-11-20T03:00:00.000Z') };
const idAt = (instant: string) => createIds({ now: () => new Date(instant) }).newId();
const own = idAt('2026-11-20T02:59:00.000Z');

let root: string;
beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'yoimachi-nodes-'))));
afterEach(() => rmSync(root, { recursive: true }));

async function marks(): Promise<string[]> {
  const names: string[] = [];
  for await (const name of diskStorage(root).list('nodes/')) names.push(name.replace('nodes/', ''));
  return names.sort();
}

test('a process leaves its mark, again where it is gone, and takes it away', async () => {
  const node = nodeStorage(diskStorage(root), own, clock);
  for (let beat = 0; beat < 2; beat++) {
    expect(await node.ask([])).toMatchObject({ unseen: [] });
    expect(await marks()).toEqual([own]);
    await diskStorage(root).remove([`nodes/${own}`]);
  }
  await node.ask([]);
  await node.leave();
  expect(await marks()).toEqual([]);
});

test('marks of processes that were killed go after a day, those of who lives for longer stay', async () => {
  const [living, dead, fresh] = ['2026-11-18T03:00:00Z', '2026-11-19T02:00:00Z', '2026-11-20T00:00:00Z'].map(
    idAt,
  );
  for (const id of [living!, dead!, fresh!]) await diskStorage(root).put(`nodes/${id}`, Buffer.from('web-1'));
  expect(await nodeStorage(diskStorage(root), own, clock).ask([living!])).toMatchObject({ unseen: [] });
  // They sort by when they were made.
  expect(await marks()).toEqual([living, fresh, own]);
});
