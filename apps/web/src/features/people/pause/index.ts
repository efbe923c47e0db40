export { PausePage } from './pause-screen.tsx';
