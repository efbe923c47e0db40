import type { FileAnswer } from '@yoimachi/contract/route';
import { toCsv, type CsvCell } from '@yoimachi/domain/csv';
import { dayOf, formatDay, formatTime } from '@yoimachi/domain/time';
import { searchAudit, type AuditRow } from '#desk/office';
import type { Db } from '#platform/database';
import { auditFile } from '../export.ja.ts';
import type { AuditPin } from '../export.store.ts';

/** What was approved of the audit as CSV, the newest first. */
export async function auditCsv(db: Db, { newest, rows, ...filter }: AuditPin, at: Date): Promise<FileAnswer> {
  const found = await searchAudit(db, filter, { before: newest + 1, limit: rows });
  const { header, name } = auditFile;
  return { fileName: name(dayOf(at)), bytes: Buffer.from(toCsv(header, found.map(cells))) };
}

const cells = (row: AuditRow): CsvCell[] => [
  row.number,
  `${formatDay(dayOf(row.at))} ${formatTime(row.at)}`,
  row.operatorName,
  auditFile.roles[row.role],
  row.call,
  Object.entries(row.targets)
    .map(([key, value]) => `${key}=${value}`)
    .join(' '),
  row.accountId,
  row.reason,
  row.outcome,
  row.link.toString('hex'),
];
