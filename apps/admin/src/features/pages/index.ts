export { PageEditor } from './page-editor.tsx';
export { PagesPage } from './pages-page.tsx';
