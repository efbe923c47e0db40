import type { AuditExport } from '@yoimachi/contract/operator-act';
import type { AuditPin } from './export.store.ts';

/** What of the audit was proposed, as operators see it; null: it is about something else. */
export function auditOf(row: { readonly export_filter: unknown }): AuditExport | null {
  if (row.export_filter === null) return null;
  const { newest: _, ...audit } = row.export_filter as AuditPin;
  return audit;
}
