export { registrationTexts } from './ja.ts';
export { isStep, type Step } from './steps.ts';
