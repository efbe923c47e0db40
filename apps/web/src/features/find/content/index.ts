export { contentTexts, pageTitles } from './ja.ts';
