export { rankingAdmin } from './ranking.admin.ts';
export { rankingModule } from './ranking.module.ts';
export { enterRankings } from './enter.ts';
export { rankingPersonal } from './personal.store.ts';
export { ownPlace } from './ranking.store.ts';
