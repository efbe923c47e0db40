export { Viewer } from './viewer.tsx';
export type { Picture } from './shown.tsx';
