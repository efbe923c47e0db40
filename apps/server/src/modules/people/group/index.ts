export { groupModule } from './group.module.ts';
export { groupPersonal } from './personal.store.ts';
export { groupOf } from './queries/groups.ts';
export { ownerOf } from './owner.ts';
