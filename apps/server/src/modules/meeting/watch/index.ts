export { watchModule } from './watch.module.ts';
export { watchPersonal } from './personal.store.ts';
