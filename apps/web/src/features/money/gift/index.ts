export { GiftRow } from './gift-row.tsx';
export { GiftSheet } from './gift-sheet.tsx';
export { ReceivedGiftsPage } from './received-screen.tsx';
export { SentGiftsPage } from './sent-screen.tsx';
