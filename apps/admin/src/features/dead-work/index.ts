export { deadWork } from './screen.tsx';
