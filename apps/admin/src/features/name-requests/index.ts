export { nameRequests } from './screen.tsx';
