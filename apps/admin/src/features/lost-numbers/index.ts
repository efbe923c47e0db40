export { lostNumbers } from './screen.tsx';
