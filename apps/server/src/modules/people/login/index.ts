export { loginModule } from './login.module.ts';
export { loginPersonal } from './personal.store.ts';
export { sealedLineUsers } from './line-secrets.ts';
