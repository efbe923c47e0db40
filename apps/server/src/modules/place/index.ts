export { placeModule } from './place.module.ts';
