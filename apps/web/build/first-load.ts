import { measureScreens, type ScreenLimit } from '@yoimachi/ui/build/first-load.ts';

const guest = (file: string) => ['src/routes/guest/route.tsx', `src/routes/guest/${file}.tsx`];
const cast = (file: string) => ['src/routes/cast/route.tsx', `src/routes/cast/${file}.tsx`];

/** The first-load budget: a test enforces it, every build prints what is left of it. */
export const screenLimits: readonly ScreenLimit[] = [
  { screen: 'base', sources: [], limitKb: 129, limitFiles: 4 },
  { screen: '/authentication', sources: ['src/routes/authentication.tsx'], limitKb: 159, limitFiles: 11 },
  { screen: '/guest', sources: guest('index'), limitKb: 148, limitFiles: 9 },
  { screen: '/guest/user-profile', sources: guest('user-profile'), limitKb: 164, limitFiles: 16 },
  { screen: '/guest/dohan-list', sources: guest('dohan-list'), limitKb: 151, limitFiles: 11 },
  { screen: '/cast', sources: cast('index'), limitKb: 152, limitFiles: 11 },
];

/** What each screen in the budget takes in the build under `distDir`. */
export const measureFirstLoads = (distDir: string) => measureScreens(distDir, screenLimits);
