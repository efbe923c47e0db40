export { TonightPage } from './tonight-page.tsx';
export { TonightPanel } from './panel.tsx';
