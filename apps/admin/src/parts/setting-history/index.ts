export { SettingHistory } from './setting-history.tsx';
