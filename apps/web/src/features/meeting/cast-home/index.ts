export { CastHomePage } from './home-screen.tsx';
export { CastOverviewPage } from './overview-screen.tsx';
