export { memberAdmin } from './member.admin.ts';
