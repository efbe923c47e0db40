export { contentTexts, pageTitles } from './ja.ts';
export { pageNameOf, type PageName, type Side } from './pages.ts';
