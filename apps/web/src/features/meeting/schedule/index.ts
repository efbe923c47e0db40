export { copyTexts } from './copy.ja.ts';
export { CopyNotFound, CopyScheduleScreen } from './copy-screen.tsx';
export { scheduleTexts } from './ja.ts';
export { ScheduleScreen } from './schedule-screen.tsx';
