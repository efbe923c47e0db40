export { lineAddressOf } from './line-secrets.ts';
export { loginModule } from './login.module.ts';
export { loginPersonal } from './personal.store.ts';
export { sealedLineUsers } from './line-secrets.ts';
export { expectedOrigin, relyingPartyOf } from './relying-party.ts';
