export { OFFICE_BASE } from './bind-office.ts';
export { adminUrl } from './admin-url.ts';
export { invite } from './commands/invite.ts';
export {
  checkChain,
  countAudit,
  searchAudit,
  type AuditFilter,
  type AuditRow,
} from './audit-search.store.ts';
export { officeAdmin } from './office.admin.ts';
export { officeModule, officePersonal } from './office.module.ts';
export { sealedTotps } from './secrets.ts';
export { writeSession } from './cookie.ts';
export { devOperators, devSignIn, type DevOperator } from './dev-sign-in.ts';
