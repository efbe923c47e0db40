export { HelpPage } from './help-screen.tsx';
export { pageNameOf } from './pages.ts';
export { StaticPage } from './static-page-screen.tsx';
