export { GiftRow } from './gift-row.tsx';
export { GiftSheet, UNCHOSEN } from './gift-sheet.tsx';
export type { GiftSheetProps } from './confirm-step.tsx';
export { ReceivedGiftsPage } from './received-screen.tsx';
export { SentGiftsPage } from './sent-screen.tsx';
