export { zenginDirectory } from './zengin.ts';
