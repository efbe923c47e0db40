export { besideModule } from './beside.module.ts';
