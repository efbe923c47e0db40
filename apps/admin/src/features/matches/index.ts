export { matches } from './screen.tsx';
