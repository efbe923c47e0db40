export { acceptForms } from './forms.ts';
export { Html, html } from './html.ts';
