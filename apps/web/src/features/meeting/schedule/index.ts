export { CopySchedulePage } from './copy-screen.tsx';
export { SchedulePage } from './schedule-screen.tsx';
