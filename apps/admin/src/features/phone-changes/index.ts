export { phoneChanges } from './screen.tsx';
