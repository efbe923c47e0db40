import { operatorActAdminRoutes } from '@yoimachi/contract/operator-act';
import { act, ownReason } from '#parts/act/index.ts';
import { formatCount } from '#ui/amount.tsx';
import { exportTexts as t } from './export.ja.ts';
import { auditTexts } from './ja.ts';
import type { AuditFilters } from './search.ts';

/** Proposes a file of what the filters show, which another owner approves. */
export const proposeExport = act(operatorActAdminRoutes, 'proposeAuditExport', {
  title: t.title,
  help: t.help,
  label: t.propose,
  open: auditTexts.export,
  above: (filters: AuditFilters) => (
    <p className="phrase text-sm">{Object.keys(filters).length === 0 ? t.all : t.filtered}</p>
  ),
  fields: () => ({ reason: ownReason() }),
  body: ({ reason }, filters) => ({ ...filters, reason }),
  done: ({ rows }) => t.proposed(formatCount(rows)),
});
