export { acts } from './screen.tsx';
