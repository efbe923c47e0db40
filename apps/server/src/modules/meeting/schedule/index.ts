export { scheduleModule } from './schedule.module.ts';
export type { ScheduleEffects } from './commands/effects.ts';
export { schedulePersonal } from './personal.store.ts';
export { moveDays } from './schedule.store.ts';
