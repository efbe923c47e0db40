export { acceptForms, framedPage, serveStyle } from './page.ts';
export { Html, html } from './html.ts';
