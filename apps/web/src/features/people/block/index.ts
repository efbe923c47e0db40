export { BlockEntry } from './block-entry.tsx';
export { BlockedScreen } from './blocked-screen.tsx';
export { blockTexts } from './ja.ts';
