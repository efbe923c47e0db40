export { registrationTexts } from './ja.ts';
