export { QuietHelpPage } from './quiet-help-page.tsx';
