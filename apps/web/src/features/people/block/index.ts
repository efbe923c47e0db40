export { BlockEntry } from './block-entry.tsx';
export { BlocksPage } from './blocked-screen.tsx';
