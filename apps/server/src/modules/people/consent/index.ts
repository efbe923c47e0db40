export { consentAdmin } from './consent.admin.ts';
export { consentModule } from './consent.module.ts';
export { consentPersonal } from './personal.store.ts';
export { whoAgreed } from './queries/who-agreed.ts';
export { missingFor } from './queries/missing.ts';
export { wayOutOf } from './way-out.ts';
