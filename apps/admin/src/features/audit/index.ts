export { AuditPage } from './audit-page.tsx';
export { auditSearch } from './search.ts';
export { callName } from './words.ts';
