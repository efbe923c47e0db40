export { consentModule } from './consent.module.ts';
export { consentPersonal } from './personal.store.ts';
export { missingFor } from './queries/missing.ts';
