export { MessageLink } from './message-link.tsx';
