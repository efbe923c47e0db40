export { ViewPage } from './view-screen.tsx';
