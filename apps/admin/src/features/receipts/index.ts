export { ReceiptsPage } from './receipts-page.tsx';
