export { StatePage } from './state-page.tsx';
export { StatePanel } from './panel.tsx';
