export { scheduleModule } from './schedule.module.ts';
export type { ScheduleEffects } from './commands/save-schedule.ts';
