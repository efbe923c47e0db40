export { HiddenNumbersPage } from './hidden-screen.tsx';
