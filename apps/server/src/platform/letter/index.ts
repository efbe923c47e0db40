export { makeLetter, type Letter, type MadeLetter } from './letter.ts';
