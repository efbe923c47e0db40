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
  const rows = runs.flatMap((run) => run.payoffs.map((payoff) => ({ run, payoff })));
  await insertRows(
    sql,
    'payoff',
    [
      ['id', 'uuid', ({ payoff }) => payoff.id],
      ['cast_id', 'uuid', ({ payoff }) => payoff.cast.id],
      ['kind', 'text', () => 'SYSTEM_PAYOFF'],
      ['status', 'text', ({ run }) => (run.isPaid ? 'TRANSFERRED' : 'NOT_TRANSFERRED')],
      ['points', 'integer', ({ payoff }) => payoff.points],
      ['withholding_yen', 'integer', ({ payoff }) => payoff.amounts.withholdingYen],
      ['transfer_fee_yen', 'integer', ({ payoff }) => payoff.amounts.transferFeeYen],
      ['transfer_yen', 'integer', ({ payoff }) => payoff.amounts.transferYen],
      ['tax_included', 'boolean', () => false],
      ['period_start', 'date', ({ run }) => run.period.start],
      ['period_end', 'date', ({ run }) => run.period.end],
      ['pay_day', 'date', ({ run }) => run.payDay],
      ['destination', 'bytea', ({ payoff }) => sealDestination(crypto, payoff.id, destinationOf(payoff))],
      ['requested_at', 'timestamptz', ({ run }) => run.at],
      ['transferred_on', 'date', ({ run }) => (run.isPaid ? run.payDay : null)],
    ],
    rows,
  );
  await insertRows(
    sql,
    'payoff_event',
    [
      ['payoff_id', 'uuid', (event) => event.payoffId],
      ['at', 'timestamptz', (event) => event.at],
      ['action', 'text', (event) => event.action],
      ['actor', 'text', (event) => event.actor],
      ['operator_id', 'uuid', (event) => (event.actor === 'operator' ? operatorId : null)],
      ['to_status', 'text', (event) => event.toStatus],
    ],
    runs.flatMap(eventsOf),
  );
  for (const run of runs) if (run.isPaid && run.payoffs.length > 0) await insertFile(sql, run, by);
  const days = runs.map(({ day, at }) => ({ day, at }));
  const done = [['day', 'date', (run: (typeof days)[number]) => run.day] as const];
  await insertRows(sql, 'payoff_system_day', [...done, ['done_at', 'timestamptz', ({ at }) => at]], days);
}

function destinationOf({ cast }: DemoPayoffRun['payoffs'][number]) {
  const { accountHolder: _asTyped, ...destination } = cast.bank;
  return destination;
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
  await sql.query(
    `insert into payoff_batch (id, pay_day, status, row_count, total_yen, sha256, file, created_at, created_by, exported_at, confirmed_at)
     values ($1, $2, 'CONFIRMED', $3, $4, $5, $6, $7, $8, $7, $9)`,
    [
      batchId,
      run.payDay,
      run.payoffs.length,
      run.payoffs.reduce((sum, { amounts }) => sum + amounts.transferYen, 0),
      createHash('sha256').update(bytes).digest(),
      crypto.seal(Buffer.from(bytes).toString('base64'), `payoff_batch.file:${batchId}`),
      fileAt(run),
      operatorId,
      paidAt(run),
    ],
  );
  await insertRows(
    sql,
    'payoff_batch_row',
    [
      ['batch_id', 'uuid', () => batchId],
      ['payoff_id', 'uuid', ({ id }) => id],
      ['transfer_yen', 'integer', ({ amounts }) => amounts.transferYen],
      ['result', 'text', () => 'TRANSFERRED'],
      ['result_at', 'timestamptz', () => paidAt(run)],
    ],
    run.payoffs,
  );
}
