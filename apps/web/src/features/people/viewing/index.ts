export { showView } from './view-bar.tsx';
export { ViewPage } from './view-screen.tsx';
