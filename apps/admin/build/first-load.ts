import { measureScreens, type ScreenLimit } from '@yoimachi/ui/build/first-load.ts';

const page = (name: string) => `screens/${name}.html`;

/** The budget of the back office: 182 KB for any of its screens, less for its login, which is a page of its own; a test enforces it, every build prints what is left of it. */
export const screenLimits: readonly ScreenLimit[] = [
  { screen: '/admin/login', page: 'login.html', limitKb: 108, limitFiles: 16 },
  { screen: '/admin', page: page('_office.index'), limitKb: 182, limitFiles: 62 },
  { screen: '/admin/queues/…', page: page('_office.queues.queue'), limitKb: 182, limitFiles: 64 },
  { screen: '/admin/members/…', page: page('_office.members.accountId'), limitKb: 182, limitFiles: 80 },
  { screen: '/admin/bookings/…', page: page('_office.bookings.bookingId'), limitKb: 182, limitFiles: 80 },
  { screen: '/admin/audit', page: page('_office.audit'), limitKb: 182, limitFiles: 60 },
];

/** What each screen in the budget takes in the build under `distDir`. */
export const measureAdminLoads = (distDir: string) => measureScreens(distDir, screenLimits);
