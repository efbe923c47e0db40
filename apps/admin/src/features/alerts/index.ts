export { alerts } from './screen.tsx';
