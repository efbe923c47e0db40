export { recordChange } from './record-change.ts';
export { settingHistoryAdmin } from './setting-history.admin.ts';
