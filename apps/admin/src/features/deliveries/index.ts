export { deliveries } from './screen.tsx';
