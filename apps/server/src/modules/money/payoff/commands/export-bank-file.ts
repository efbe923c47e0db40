import type { OperatorRef } from '@yoimachi/domain/operator';
import { createHash } from 'node:crypto';
import { bankOrBranchName } from '@yoimachi/domain/bank';
import { fail, ok } from '@yoimachi/domain/result';
import { dayOf, type Day } from '@yoimachi/domain/time';
import type { BankDirectory } from '#gateways/bank-directory/port.ts';
import { withTransaction, type Trx } from '#platform/database';
import type { SealedColumn } from '#platform/sealing';
import {
  buildBankFile,
  checkTransferDay,
  doublePayments,
  type Payment,
  type PlaceNames,
} from '../bank-file.ts';
import * as store from '../batch.store.ts';
import { openDestination } from '../destination.ts';
import type { OpenPayoffContext, PayoffContext } from '../payoff.context.ts';
import { lockSetting } from '../payoff-setting.store.ts';
import { insertEvents, updatePayoff, updatePayoffs } from '../payoff.store.ts';
import { takenOver } from '../takeover.ts';
import { tellStopped } from '../tell.ts';

export interface BankFile {
  readonly batchId: string;
  readonly bytes: Uint8Array;
  /** Of the bytes, in hex. */
  readonly sha256: string;
  readonly rowCount: number;
  readonly totalYen: number;
  /** Numbers of payoffs that look like duplicate payments. */
  readonly doubles: number[];
}

/** The directory is consulted again for each file: banks and branches close. */
export type BankFileContext = OpenPayoffContext & { readonly directory: BankDirectory };

interface Order {
  readonly payDay: Day;
  readonly operator: OperatorRef;
}

const place = (batchId: string) => `payoff_batch.file:${batchId}` as const;

export const sealedBankFiles: SealedColumn = { table: 'payoff_batch', column: 'file', key: 'id', place };

/**
 * Makes the bank file of a day. It is stored as DRAFT before anybody has it, and the same bytes come out again until somebody says that
 * he has them (`markBankFileExported`); then it is never handed out again.
 *
 * @returns CONSIGNOR_MISSING, CONSIGNOR_UNKNOWN when the operator's own branch does not exist, PAY_DAY_CLOSED, PAY_DAY_PAST, PAY_DAY_TOO_FAR, PAYOFF_FILE_EMPTY, PAYOFF_FILE_BAD (details.numbers),
 *   PAYOFF_FILE_EXPORTED (details.batchId) when the day's file is out and nothing was added.
 */
export const makeBankFile = (context: BankFileContext, order: Order) =>
  withTransaction(context.db, (trx) => makeFile(trx, context, order));

/** The file is where it has to be; again it changes nothing. */
export const markBankFileExported = ({ db, clock }: PayoffContext, batchId: string) =>
  store.markExported(db, batchId, clock.now());

/** What changed since a payoff was asked for counts as well: those that look like somebody else's stay behind, under review. */
async function withoutTakenOver(
  trx: Trx,
  rows: readonly store.FilePayoff[],
  at: Date,
): Promise<readonly store.FilePayoff[]> {
  const stopped = await takenOver(
    trx,
    rows.map((row) => row.castId),
    at,
  );
  for (const row of rows.filter((one) => stopped.has(one.castId))) {
    await updatePayoff(trx, row.payoffId, { review: 'TAKEOVER' });
    await tellStopped(trx, row.castId, at);
  }
  return rows.filter((row) => !stopped.has(row.castId));
}

/** The stored draft, or a new one; the setting's lock serialises making files. */
async function makeFile(trx: Trx, context: BankFileContext, { payDay, operator }: Order) {
  const { clock, ids, crypto } = context;
  const setting = await lockSetting(trx);
  const at = clock.now();
  const last = await store.lastBatchOf(trx, payDay);
  if (last?.status === 'DRAFT') return ok(storedFile(context, last));
  const day = checkTransferDay(payDay, dayOf(at));
  if (!day.ok) return day;
  if (setting.consignor === null) return fail('CONSIGNOR_MISSING');
  const rows = await withoutTakenOver(trx, await store.lockPayoffsForFile(trx, payDay), at);
  if (rows.length === 0 && last) return fail('PAYOFF_FILE_EXPORTED', undefined, { batchId: last.id });
  const found = await toPayments(context, rows);
  if (!found.ok) return found;
  const payments = found.value;
  const ownNames = await placeNames(context.directory, setting.consignor);
  if (!ownNames) return fail('CONSIGNOR_UNKNOWN');
  const consignor = { ...setting.consignor, ...ownNames };
  const built = buildBankFile(payments, { payDay, consignor, lineEnds: setting.lineEnds });
  if (!built.ok) return built;
  const batchId = ids.newId();
  const sha256 = createHash('sha256').update(built.value).digest();
  const rowCount = rows.length;
  const totalYen = rows.reduce((sum, row) => sum + row.transferYen, 0);
  const file = crypto.seal(Buffer.from(built.value).toString('base64'), place(batchId));
  const batch = { id: batchId, payDay, status: 'DRAFT', rowCount, totalYen, sha256, file } as const;
  await store.insertBatch(trx, { ...batch, createdAt: at, createdBy: operator.id }, rows);
  // A changed account comes too late for what goes to the bank; payoffs that missed their day are paid on this one.
  await updatePayoffs(
    trx,
    rows.map((row) => row.payoffId),
    { destination_due_at: null, pay_day: payDay },
  );
  const actor = operator;
  const toStatus = 'NOT_TRANSFERRED';
  await insertEvents(
    trx,
    rows.map(({ payoffId }) => ({ payoffId, action: 'EXPORT', actor, toStatus })),
    at,
  );
  return ok<BankFile>({
    batchId,
    bytes: built.value,
    sha256: sha256.toString('hex'),
    rowCount,
    totalYen,
    doubles: doublePayments(payments),
  });
}

/** The payments with the directory's names; PAYOFF_FILE_BAD for a bank or branch that no longer exists. */
async function toPayments({ directory, crypto }: BankFileContext, rows: readonly store.FilePayoff[]) {
  const payments: Payment[] = [];
  const unknown: number[] = [];
  for (const { payoffId, number, transferYen, destination: sealed } of rows) {
    const destination = openDestination(crypto, payoffId, sealed);
    const names = await placeNames(directory, destination);
    if (names) payments.push({ number, transferYen, destination, names });
    else unknown.push(number);
  }
  return unknown.length === 0 ? ok(payments) : fail('PAYOFF_FILE_BAD', undefined, { numbers: unknown });
}

async function placeNames(
  directory: BankDirectory,
  at: { readonly bankCode: string; readonly branchCode: string },
): Promise<PlaceNames | undefined> {
  const bank = await directory.bank(at.bankCode);
  const branch = await directory.branch(at.bankCode, at.branchCode);
  return (
    bank && branch && { bankName: bankOrBranchName(bank.kana), branchName: bankOrBranchName(branch.kana) }
  );
}

function storedFile({ crypto }: OpenPayoffContext, row: store.BatchRow): BankFile {
  const bytes = Buffer.from(crypto.open(row.file, place(row.id)), 'base64');
  return {
    batchId: row.id,
    bytes,
    sha256: row.sha256.toString('hex'),
    rowCount: row.rowCount,
    totalYen: row.totalYen,
    doubles: [],
  };
}
