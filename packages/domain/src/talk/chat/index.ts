export * from './limits.ts';
export { checkMessageText } from './message-text.ts';
export {
  CHAT_OPENING,
  CHAT_STATES,
  CHAT_TURNS,
  cannotWrite,
  chatState,
  isChatDay,
  type CannotWrite,
  type ChatPeople,
  type ChatState,
  type ChatTurn,
  type ChatWriter,
  type KeptChatState,
} from './opening.ts';
export { BOOKING_LINES, bookingLineOf, type BookingLine } from './booking-lines.ts';
export { chatNoticeAt, type ChatNoticeFacts } from './unseen.ts';
export { CAST_CHAT_FILTERS, CHAT_FILTERS, GIFT_FILTERS, type ChatFilter } from './filters.ts';
