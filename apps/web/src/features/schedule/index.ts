export { scheduleTexts } from './ja.ts';
export { ScheduleScreen } from './schedule-screen.tsx';
