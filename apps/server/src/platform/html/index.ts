export { acceptForms } from './forms.ts';
export { Html, html } from './html.ts';
export { framedPage, serveStyle } from './page.ts';
