import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buyFirst, guestWithCard } from '../modules/money/billing/test/support.ts';
import { signUpGuest, typed, useTestApp } from '../test-support/index.ts';

const app = useTestApp();
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'yoimachi-files-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const as = (operator: string, name: string, ...words: string[]) =>
  typed(app, name, ...words, '--operator', operator);
const REASON = ['--reason', 'ご本人からの開示請求のため'] as const;

test('a file of a member is proposed, approved by another, and written once', async () => {
  const guest = await signUpGuest(app);
  const [, actId] = /Proposed: (\S+)/.exec(await as('sato', 'propose-export', guest.userId, ...REASON))!;
  const out = join(folder, 'member.json');
  const fetch = () => as('sato', 'fetch-export', actId!, '--out', out);
  await expect(fetch()).rejects.toThrow('it waits for another operator');
  await as('tanaka', 'approve', actId!);
  expect(await as('sato', 'exports')).toContain(`${actId}`);
  expect(await fetch()).toBe(`Written: ${out}`);
  expect(JSON.stringify(JSON.parse(await readFile(out, 'utf8')))).toContain(guest.userId);
  await expect(fetch()).rejects.toThrow('it was fetched already');
});

test('a file of the audit holds what its filters say', async () => {
  const guest = await signUpGuest(app);
  await as('sato', 'suspend', guest.userId, '--reason', '確認');
  const proposed = await as(
    ...(['tanaka', 'propose-audit-export', '--account', guest.userId, '--outcome', 'done'] as const),
    ...REASON,
  );
  const [, actId, rows] = /Proposed: (\S+), (\d+) rows/.exec(proposed)!;
  expect(rows).toBe('1');
  await as('sato', 'approve', actId!);
  const out = join(folder, 'audit.csv');
  await as('tanaka', 'fetch-export', actId!, '--out', out);
  expect((await readFile(out, 'utf8')).trim().split('\r\n')).toHaveLength(2);
  await expect(as('tanaka', 'propose-audit-export', '--from', 'yesterday', ...REASON)).rejects.toThrow();
});

test('a chargeback is listed with its deadline, and its file is written', async () => {
  const guest = await guestWithCard(app, '4000000000000259');
  await buyFirst(app, guest, 2000);
  await app.moveBy(24 * 60);
  const listed = await as('sato', 'chargebacks');
  expect(listed).toMatch(/fraudulent {2}open, to be answered by 2026-/);
  const out = join(folder, 'evidence.pdf');
  await as('sato', 'evidence', listed.split(' ')[0]!, '--out', out, '--reason', 'カード会社への提出のため');
  expect((await readFile(out)).subarray(0, 5).toString()).toBe('%PDF-');
  await expect(as('sato', 'evidence', 'x', '--out', out, '--reason', '提出')).rejects.toThrow();
});
