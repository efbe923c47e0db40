export { sealedPlaces } from './commands/send-sos.ts';
export { helpOf } from './queries/help-of.ts';
export { safetyModule } from './safety.module.ts';
export { safetyPersonal } from './personal.store.ts';
