export { AuditPage } from './audit-page.tsx';
export { auditSearch } from './search.ts';
