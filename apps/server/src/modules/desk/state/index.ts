export { showState } from './metrics/show-state.ts';
export { readState } from './read-state.ts';
export { stateAdmin } from './state.admin.ts';
