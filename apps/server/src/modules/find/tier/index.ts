export { tierModule } from './tier.module.ts';
export { tierPersonal } from './personal.store.ts';
