export { CastHomeScreen } from './home-screen.tsx';
export { CastOverviewScreen } from './overview-screen.tsx';
