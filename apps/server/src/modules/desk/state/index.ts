export { stateAdmin } from './state.admin.ts';
