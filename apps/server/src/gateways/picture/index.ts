export { createPictures } from './pictures.ts';
