export { guardText, guardTexts, type GuardedText } from './commands/guard-text.ts';
export { listTextStops, readTextRule } from './rule.store.ts';
export { textGuardAdmin } from './text-guard.admin.ts';
export { textGuardModule } from './text-guard.module.ts';
export { textGuardPersonal } from './personal.store.ts';
