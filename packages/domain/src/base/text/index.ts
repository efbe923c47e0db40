export { cleanText, cleanLine, hasVisibleText } from './clean-text.ts';
export { foldForSearch } from './search-fold.ts';
