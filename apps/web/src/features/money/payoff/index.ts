export { payoffTexts } from './ja.ts';
export { PayoffsScreen } from './payoffs-screen.tsx';
export { RequestPayoffScreen } from './request-screen.tsx';
