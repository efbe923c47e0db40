export { PrivatePicture } from './private-picture.tsx';
export { Viewer } from './viewer.tsx';
export type { Picture } from './shown.tsx';
