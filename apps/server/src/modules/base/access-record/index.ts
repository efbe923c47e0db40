export { accessRecordModule } from './access-record.module.ts';
export { accessRecordAdmin } from './access-record.admin.ts';
export { accessRecordPersonal } from './personal.store.ts';
export { sealedOrigins, type OpenedRecord } from './origin.ts';
export { keepRecord } from './keep-record.ts';
export { recordsBefore } from './keep-record.ts';
