export { loginModule } from './login.module.ts';
export { loginPersonal } from './personal.store.ts';
export { sealedLineUsers } from './line-secrets.ts';
export { readLineUser } from './queries/line-user.ts';
