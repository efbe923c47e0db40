export { safetyModule } from './safety.module.ts';
