import { measureScreens, type ScreenLimit } from '@yoimachi/ui/build/first-load.ts';

const inside = (file: string) => ['src/routes/_office.tsx', `src/routes/_office.${file}.tsx`];

/** The budget of the back office: 182 KB for any of its screens; a test enforces it, every build prints what is left of it. */
export const screenLimits: readonly ScreenLimit[] = [
  { screen: '/admin/login', sources: ['src/routes/login.tsx'], limitKb: 182, limitFiles: 47 },
  { screen: '/admin', sources: inside('index'), limitKb: 182, limitFiles: 62 },
  { screen: '/admin/queues/…', sources: inside('queues.$queue'), limitKb: 182, limitFiles: 64 },
  { screen: '/admin/members/…', sources: inside('members.$accountId'), limitKb: 182, limitFiles: 80 },
  { screen: '/admin/bookings/…', sources: inside('bookings.$bookingId'), limitKb: 182, limitFiles: 80 },
  { screen: '/admin/audit', sources: inside('audit'), limitKb: 182, limitFiles: 60 },
];

/** What each screen in the budget takes in the build under `distDir`. */
export const measureAdminLoads = (distDir: string) => measureScreens(distDir, screenLimits);
