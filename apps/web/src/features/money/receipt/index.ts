export { ReceiptHistoryPage } from './history-screen.tsx';
export { ReceiptPage } from './receipt-screen.tsx';
