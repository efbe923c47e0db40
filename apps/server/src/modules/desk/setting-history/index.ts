export { recordChange, type NewChange } from './setting-change.store.ts';
export { settingHistoryAdmin } from './setting-history.admin.ts';
