export { Palette, type Screen } from './palette.tsx';
