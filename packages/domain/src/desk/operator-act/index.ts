export {
  ACT_KINDS,
  AUDIT_EXPORT_ROWS,
  EXPORT_HOURS,
  EXPORT_KINDS,
  EXPORT_STATES,
  exportEndsAt,
  exportState,
  isExport,
  mayApprove,
  type ActKind,
  type ExportKind,
  type ExportState,
} from './operator-act.ts';
