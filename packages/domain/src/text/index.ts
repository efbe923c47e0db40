export { cleanText, cleanLine, hasVisibleText } from './clean-text.ts';
