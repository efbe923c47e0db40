export { VIEW_MINUTES, VIEW_TOKEN } from './viewing.ts';
