export { castHomeTexts } from './ja.ts';
export { CastHomeScreen } from './home-screen.tsx';
export { CastOverviewScreen } from './overview-screen.tsx';
