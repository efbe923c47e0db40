export { accessRecordModule } from './access-record.module.ts';
export { accessRecordAdmin } from './access-record.admin.ts';
export { accessRecordPersonal } from './personal.store.ts';
export { sealedOrigins } from './origin.ts';
export { keepRecord } from './keep-record.ts';
export { recordsBefore, type OpenedRecord } from './records-before.ts';
