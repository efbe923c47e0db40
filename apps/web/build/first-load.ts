import { measureScreens, type ScreenLimit } from '@yoimachi/ui/build/first-load.ts';

/** The first-load budget: a test enforces it, every build prints what is left of it. */
export const screenLimits: readonly ScreenLimit[] = [
  { screen: 'base', page: 'index.html', limitKb: 127, limitFiles: 4 },
  { screen: '/authentication', page: 'screens/authentication.html', limitKb: 154, limitFiles: 11 },
  { screen: '/guest', page: 'screens/guest.index.html', limitKb: 160, limitFiles: 13 },
  { screen: '/guest/search', page: 'screens/guest.search.html', limitKb: 170, limitFiles: 19 },
  { screen: '/guest/user-profile', page: 'screens/guest.user-profile.html', limitKb: 159, limitFiles: 16 },
  { screen: '/guest/dohan-list', page: 'screens/guest.dohan-list.html', limitKb: 146, limitFiles: 11 },
  { screen: '/cast', page: 'screens/cast.index.html', limitKb: 148, limitFiles: 11 },
];

/** What each screen in the budget takes in the build under `distDir`. */
export const measureFirstLoads = (distDir: string) => measureScreens(distDir, screenLimits);
