export { makeLetter, type Letter } from './letter.ts';
