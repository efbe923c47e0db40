import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { receiptRoutes, type Receipt } from '@yoimachi/contract/receipt';
import { asOperator } from '../../../../test-support/as-operator.ts';
import { expectDeath } from '../../../../test-support/dying-worker.ts';
import { signUpGuest, startTestApp, type Person, type TestApp } from '../../../../test-support/index.ts';
import { dyingBeforeEach } from '../../../../test-support/mortal-database.ts';
import { assertCoherent } from '#money/points';
import { issue, purchased, refunded } from './support.ts';

const DYING = fileURLToPath(new URL('./dying-correction.program.ts', import.meta.url));
const body = { name: '株式会社 高橋商店', honorific: '御中', reason: '宛名の誤りのため' } as const;
let app: TestApp;
beforeEach(async () => void (app = await startTestApp()));
afterEach(() => app.close());

const order = ({ receiptId }: Pick<Receipt, 'receiptId'>, name: string = body.name) => ({
  params: { receiptId },
  body: { ...body, name },
});
const historyOf = async (guest: Person) => (await app.ok(receiptRoutes.listReceipts, {}, guest)).items;
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const numbers = async () => {
  const rows = await app.db.selectFrom('receipt').select('number').orderBy('number').execute();
  return rows.map(({ number }) => number);
};

/** The numbers of the receipts in force that each purchase stands on. */
async function inForce(guest: Person): Promise<Readonly<Record<string, readonly number[]>>> {
  const found: Record<string, number[]> = {};
  for (const { state, number, lines } of await historyOf(guest))
    for (const { purchaseId } of lines) {
      found[purchaseId] ??= [];
      if (state === 'IN_FORCE') found[purchaseId].push(number);
    }
  return found;
}

/** What was kept of corrections: outcomes, the oldest first. */
async function kept(): Promise<readonly string[]> {
  const rows = await app.db
    .selectFrom('operator_audit')
    .select('outcome')
    .where('call', '=', 'correctReceipt')
    .orderBy('id')
    .execute();
  return rows.map(({ outcome }) => outcome);
}

/** Every receipt is printed once it was issued, whoever died meanwhile. */
async function expectPapers(): Promise<void> {
  await app.work();
  const files = await app.db
    .selectFrom('receipt_file as f')
    .innerJoin('receipt as r', 'r.id', 'f.receipt_id')
    .select('r.number')
    .where('f.copy', '=', 'ORIGINAL')
    .orderBy('r.number')
    .execute();
  expect(files.map(({ number }) => number)).toEqual(await numbers());
}

test('killed in front of each statement, a receipt is corrected whole or not at all, and others take the numbers meanwhile', async () => {
  const [guest, other] = [await signUpGuest(app), await signUpGuest(app)];
  const [first, second] = [await purchased(app, guest, 1000), await purchased(app, guest, 507)];
  const receipt = await issue(app, guest, first, second);
  await refunded(app, { purchaseId: first, points: 400, amountYen: 484 });
  const [before] = await historyOf(guest);
  let issued = 1;

  const correcting = async (old: Receipt, name: string) => {
    const left = await historyOf(guest);
    const deaths = await dyingBeforeEach(
      app,
      (db) => asOperator({ ...app, context: { ...app.context, db } }).ok('correctReceipt', order(old, name)),
      async () => {
        expect(await historyOf(guest)).toEqual(left);
        expect(await inForce(guest)).toEqual({ [first]: [old.number], [second]: [old.number] });
        // The number that was taken and given back.
        expect((await issue(app, other, await purchased(app, other, 500))).number).toBe(++issued);
      },
    );
    expect(deaths).toBeGreaterThan(10);
    const [now, replaced] = await historyOf(guest);
    expect(now).toMatchObject({ number: ++issued, name, replaces: old.number, state: 'IN_FORCE' });
    expect(replaced).toEqual({ ...left[0], state: 'REPLACED', replacedBy: issued });
    expect(await inForce(guest)).toEqual({ [first]: [issued], [second]: [issued] });
    return now!;
  };
  const next = await correcting(before!, body.name);
  expect(next.totalYen).toBe(receipt.totalYen - 484);
  const last = await correcting(next, '高橋商店 株式会社');
  expect(last).toMatchObject({ totalYen: next.totalYen, taxYen: next.taxYen });

  expect(await numbers()).toEqual(upTo(issued));
  expect(await kept()).toEqual(['DONE', 'DONE']);
  await expectPapers();
});

test('a process that is killed at its commit has corrected nothing, or all of it; the same sent again ends it', async () => {
  const guest = await signUpGuest(app);
  const purchaseId = await purchased(app, guest, 500);
  const receipt = await issue(app, guest, purchaseId);
  const dies = (at: 'committed' | 'uncommitted') =>
    expectDeath(DYING, app.databaseUrl, {
      AT: app.clock.now().toISOString(),
      ORDER: JSON.stringify(order(receipt)),
      DIE_AT: at,
      MARK: 'insert into "receipt_correction" ',
      TURN: '1',
    });

  await dies('uncommitted');
  expect(await inForce(guest)).toEqual({ [purchaseId]: [1] });
  expect(await kept()).toEqual([]);
  await dies('committed');
  expect(await inForce(guest)).toEqual({ [purchaseId]: [2] });
  expect(await kept()).toEqual(['DONE']);
  await assertCoherent(app.db);

  // Nobody was answered: the operator sends it again, and again.
  for (const _ of [1, 2])
    expect(await asOperator(app).ok('correctReceipt', order(receipt))).toMatchObject({
      number: 2,
      correction: { number: 1, replacedBy: 2, operatorName: 'tanaka' },
    });
  const [now, before] = await historyOf(guest);
  expect([now!.number, before!.replacedBy]).toEqual([2, 2]);
  expect(await numbers()).toEqual([1, 2]);
  await expectPapers();
  await assertCoherent(app.db);
});
