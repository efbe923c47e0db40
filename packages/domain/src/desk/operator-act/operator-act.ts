import type { OperatorRole } from '@yoimachi/domain/operator';
import { addMinutes } from '@yoimachi/domain/time';

/** Files that one operator proposes and another approves (rules.md 10). */
export const EXPORT_KINDS = ['AUDIT_EXPORT', 'PERSONAL_EXPORT'] as const;
export type ExportKind = (typeof EXPORT_KINDS)[number];

/** What one operator proposes and another decides. */
export const ACT_KINDS = [
  'GUEST_ADJUSTMENT',
  'CAST_ADJUSTMENT',
  'REFUND',
  'BOOKING_END',
  'REWARD_RETURN',
  ...EXPORT_KINDS,
] as const;
export type ActKind = (typeof ACT_KINDS)[number];

/** For so long an approved file can be fetched. A first value: the rest of the shift and the next one. */
export const EXPORT_HOURS = 24;
/** Rows of the audit in one file: as many as a spreadsheet is comfortable with, and the server's memory. */
export const AUDIT_EXPORT_ROWS = 50_000;

export const isExport = (kind: ActKind): kind is ExportKind =>
  (EXPORT_KINDS as readonly string[]).includes(kind);

/** Whether a role approves such an act, of those who approve acts at all: the audit is the owners'. */
export const mayApprove = (role: OperatorRole, kind: ActKind): boolean =>
  kind !== 'AUDIT_EXPORT' || role === 'owner';

export const EXPORT_STATES = ['WAITING', 'DECLINED', 'READY', 'FETCHED', 'ENDED'] as const;
export type ExportState = (typeof EXPORT_STATES)[number];

interface ExportTimes {
  readonly approvedAt: Date | null;
  readonly declinedAt: Date | null;
  readonly fetchedAt: Date | null;
}

/** Until when what was approved then is fetched. */
export const exportEndsAt = (approvedAt: Date): Date => addMinutes(approvedAt, EXPORT_HOURS * 60);

/** How far an export is: once it was approved it is fetched once, within 24 hours. */
export function exportState({ approvedAt, declinedAt, fetchedAt }: ExportTimes, at: Date): ExportState {
  if (declinedAt !== null) return 'DECLINED';
  if (approvedAt === null) return 'WAITING';
  if (fetchedAt !== null) return 'FETCHED';
  return at < exportEndsAt(approvedAt) ? 'READY' : 'ENDED';
}
