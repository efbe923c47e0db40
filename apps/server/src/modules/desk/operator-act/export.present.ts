import type { AuditExport } from '@yoimachi/contract/operator-act';
import type { AuditPin } from './export.store.ts';

/** What of the audit was proposed, as operators see it; null: it is about something else. */
export function auditOf(row: { readonly exportFilter: unknown }): AuditExport | null {
  if (row.exportFilter === null) return null;
  const { newest: _, ...audit } = row.exportFilter as AuditPin;
  return audit;
}
