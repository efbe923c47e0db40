export { WatchEntry } from './watch-entry.tsx';
