export { WordingsPage } from './wordings-page.tsx';
