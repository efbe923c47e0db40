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
  const proposed = await as('sato', 'proposePersonalExport', guest.userId, ...REASON);
  const actId = proposed.replace('actId: ', '');
  const out = join(folder, 'member.json');
  const fetch = () => as('sato', 'readPersonalExport', actId, '--out', out);
  await expect(fetch()).rejects.toThrow('EXPORT_NOT_APPROVED');
  await as('tanaka', 'approveAct', actId);
  expect(await as('sato', 'listOwnExports')).toContain(actId);
  expect(await fetch()).toBe(`written: ${out}`);
  expect(JSON.stringify(JSON.parse(await readFile(out, 'utf8')))).toContain(guest.userId);
  await expect(fetch()).rejects.toThrow('EXPORT_FETCHED');
});

test('a file of the audit holds what its filters say', async () => {
  const guest = await signUpGuest(app);
  await as('sato', 'suspendAccount', guest.userId, '--take-fee', 'false', '--reason', '確認');
  const proposed = await as(
    ...(['tanaka', 'proposeAuditExport', '--account-id', guest.userId, '--outcome', 'DONE'] as const),
    ...REASON,
  );
  const actId = /actId: (\S+)/.exec(proposed)![1]!;
  expect(proposed).toContain('rows: 1');
  await as('sato', 'approveAct', actId);
  const out = join(folder, 'audit.csv');
  await as('tanaka', 'readAuditExport', actId, '--out', out);
  expect((await readFile(out, 'utf8')).trim().split('\r\n')).toHaveLength(2);
  await expect(as('tanaka', 'proposeAuditExport', '--from', 'yesterday', ...REASON)).rejects.toThrow();
});

test('a chargeback is listed with its deadline, and its file is written', async () => {
  const guest = await guestWithCard(app, '4000000000000259');
  await buyFirst(app, guest, 2000);
  await app.moveBy(24 * 60);
  const listed = await as('sato', 'listChargebacks');
  const [chargebackId] = /^[\da-f-]{36}(?=.* fraudulent +2026-)/m.exec(listed)!;
  const out = join(folder, 'evidence.pdf');
  await as('sato', 'readEvidence', chargebackId, '--out', out, '--reason', 'カード会社への提出のため');
  expect((await readFile(out)).subarray(0, 5).toString()).toBe('%PDF-');
  await expect(as('sato', 'readEvidence', 'x', '--out', out, '--reason', '提出')).rejects.toThrow();
});
