export { HelpPage } from './help-screen.tsx';
export { pageNameOf } from './pages.ts';
export { SupportPage } from './support-page.tsx';
export { StaticPage } from './static-page-screen.tsx';
