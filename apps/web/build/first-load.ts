import { measureScreens, type ScreenLimit } from '@yoimachi/ui/build/first-load.ts';

const guest = (file: string) => ['src/routes/guest/route.tsx', `src/routes/guest/${file}.tsx`];
const cast = (file: string) => ['src/routes/cast/route.tsx', `src/routes/cast/${file}.tsx`];

/** The first-load budget: a test enforces it, every build prints what is left of it. */
export const screenLimits: readonly ScreenLimit[] = [
  { screen: 'base', sources: [], limitKb: 127, limitFiles: 4 },
  { screen: '/authentication', sources: ['src/routes/authentication.tsx'], limitKb: 153, limitFiles: 9 },
  { screen: '/guest', sources: guest('index'), limitKb: 144, limitFiles: 8 },
  { screen: '/guest/user-profile', sources: guest('user-profile'), limitKb: 160, limitFiles: 15 },
  { screen: '/guest/dohan-list', sources: guest('dohan-list'), limitKb: 147, limitFiles: 11 },
  { screen: '/cast', sources: cast('index'), limitKb: 148, limitFiles: 11 },
];

/** What each screen in the budget takes in the build under `distDir`. */
export const measureFirstLoads = (distDir: string) => measureScreens(distDir, screenLimits);
