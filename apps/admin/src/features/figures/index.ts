export { FiguresPage } from './figures-page.tsx';
