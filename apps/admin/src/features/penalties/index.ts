export { penalties } from './screen.tsx';
