export { AuditScope, rowsOf } from './audit-scope.tsx';
export { Exports } from './exports.tsx';
