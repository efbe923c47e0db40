export { sendUnsent } from './own-outbox.ts';
export { CastChatPage, GuestChatPage } from './pages.tsx';
