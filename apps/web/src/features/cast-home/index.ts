export { CastPointHistory } from './history-screen.tsx';
export { CastHomeScreen } from './home-screen.tsx';
export { castHomeTexts } from './ja.ts';
export { CastOverviewScreen } from './overview-screen.tsx';
