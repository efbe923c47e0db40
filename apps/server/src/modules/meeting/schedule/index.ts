export { scheduleModule } from './schedule.module.ts';
export type { ScheduleEffects } from './commands/effects.ts';
