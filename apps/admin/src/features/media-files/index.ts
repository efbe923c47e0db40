export { mediaFiles } from './screen.tsx';
