export { reports } from './screen.tsx';
