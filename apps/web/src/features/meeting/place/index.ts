export { PlacePart } from './place-part.tsx';
