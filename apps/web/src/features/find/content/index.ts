export { HelpPage, OpenHelpPage } from './help-screen.tsx';
export { pageNameOf, readSide } from './pages.ts';
export { StaticPage } from './static-page-screen.tsx';
export { VersionsPage } from './versions-page.tsx';
