import { createHash } from 'node:crypto';
import { bankOrBranchName, ZENGIN_ACCOUNT_TYPE } from '@yoimachi/domain/bank';
import { instantAt } from '@yoimachi/domain/time';
import { writeTransferFile } from '@yoimachi/domain/zengin';
import { sealDestination } from '../../apps/server/src/modules/money/payoff/destination.ts';
import type { Crypto } from '../../apps/server/src/platform/crypto/index.ts';
import { demoId } from './id.ts';
import { insertRows, type Sql } from './insert.ts';
import type { DemoBooks, DemoPayoffRun } from './ledger-types.ts';
import { DEMO_BANK_KANA, DEMO_CONSIGNOR } from './private.ja.ts';

const FILE_MINUTE = 10 * 60;

interface By {
  readonly crypto: Crypto;
  /** Who sent the files and recorded the bank's results. */
  readonly operatorId: string;
}

/** Inserts the automatic payoffs and, for those paid, their bank files. Casts and operators must exist. */
export async function insertPayoffs(sql: Sql, books: DemoBooks, by: By): Promise<void> {
  const { crypto, operatorId } = by;
  const runs = books.payoffRuns;
  const rows = runs.flatMap((run) => run.payoffs.map((payoff) => ({ ...run, ...payoff })));
  await insertRows(sql, 'payoff', rows, 'id, points, pay_day', {
    cast_id: ({ cast }) => cast.id,
    kind: () => 'SYSTEM_PAYOFF',
    status: ({ isPaid }) => (isPaid ? 'TRANSFERRED' : 'NOT_TRANSFERRED'),
    withholding_yen: ({ amounts }) => amounts.withholdingYen,
    transfer_fee_yen: ({ amounts }) => amounts.transferFeeYen,
    transfer_yen: ({ amounts }) => amounts.transferYen,
    tax_included: () => false,
    period_start: ({ period }) => period.start,
    period_end: ({ period }) => period.end,
    destination: ({ id, cast: { bank } }) => {
      const { accountHolder: _asTyped, ...destination } = bank;
      return sealDestination(crypto, id, destination);
    },
    requested_at: ({ at }) => at,
    transferred_on: ({ isPaid, payDay }) => (isPaid ? payDay : null),
  });
  const events = runs.flatMap(eventsOf);
  await insertRows(sql, 'payoff_event', events, 'payoff_id, at, action, actor, to_status', {
    operator_id: ({ actor }) => (actor === 'operator' ? operatorId : null),
  });
  for (const run of runs) if (run.isPaid && run.payoffs.length > 0) await insertFile(sql, run, by);
  await insertRows(sql, 'payoff_system_day', runs, 'day', { done_at: ({ at }) => at });
}

const fileAt = (run: DemoPayoffRun) => instantAt(run.fileDay, FILE_MINUTE);
const paidAt = (run: DemoPayoffRun) => instantAt(run.payDay, FILE_MINUTE);

function eventsOf(run: DemoPayoffRun) {
  const event = (action: string, actor: string, at: Date, toStatus: string) =>
    run.payoffs.map(({ id: payoffId }) => ({ payoffId, action, actor, at, toStatus }));
  const asked = event('REQUEST', 'clock', run.at, 'NOT_TRANSFERRED');
  if (!run.isPaid) return asked;
  return [
    ...asked,
    ...event('EXPORT', 'operator', fileAt(run), 'NOT_TRANSFERRED'),
    ...event('TRANSFER', 'operator', paidAt(run), 'TRANSFERRED'),
  ];
}

/** A run's file, as the bank received it. The database continues the payoff numbers from what was inserted. */
async function insertFile(sql: Sql, run: DemoPayoffRun, { crypto, operatorId }: By): Promise<void> {
  const { rows } = await sql.query('select id::text, number::int from payoff where pay_day = $1', [
    run.payDay,
  ]);
  const numbers = new Map(rows.map((row) => [String(row['id']), Number(row['number'])]));
  const names = {
    bankName: bankOrBranchName(DEMO_BANK_KANA.bank),
    branchName: bankOrBranchName(DEMO_BANK_KANA.branch),
  };
  const bytes = writeTransferFile(
    {
      transferMonthDay: run.payDay.slice(5).replace('-', ''),
      consignor: DEMO_CONSIGNOR,
      transfers: run.payoffs.map(({ id, cast: { bank }, amounts }) => ({
        ...names,
        bankCode: bank.bankCode,
        branchCode: bank.branchCode,
        accountType: ZENGIN_ACCOUNT_TYPE[bank.accountType],
        accountNumber: bank.accountNumber,
        payeeName: bank.accountHolderKana,
        amountYen: amounts.transferYen,
        number: numbers.get(id)!,
      })),
    },
    true,
  );
  const batchId = demoId(fileAt(run), 'payoff file');
  await insertRows(sql, 'payoff_batch', [run], 'pay_day', {
    id: () => batchId,
    status: () => 'CONFIRMED',
    row_count: ({ payoffs }) => payoffs.length,
    total_yen: ({ payoffs }) => payoffs.reduce((sum, { amounts }) => sum + amounts.transferYen, 0),
    sha256: () => createHash('sha256').update(bytes).digest(),
    file: () => crypto.seal(Buffer.from(bytes).toString('base64'), `payoff_batch.file:${batchId}`),
    created_at: fileAt,
    created_by: () => operatorId,
    exported_at: fileAt,
    confirmed_at: paidAt,
  });
  await insertRows(sql, 'payoff_batch_row', run.payoffs, '', {
    batch_id: () => batchId,
    payoff_id: ({ id }) => id,
    transfer_yen: ({ amounts }) => amounts.transferYen,
    result: () => 'TRANSFERRED',
    result_at: () => paidAt(run),
  });
}
