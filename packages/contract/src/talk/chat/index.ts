export {
  chatBooking,
  chatMessage,
  conversation,
  savedReply,
  userChat,
  type ChatBooking,
  type ChatMessage,
  type Conversation,
  type SavedReply,
  type SystemLine,
  type UserChat,
} from './chat.schema.ts';
export { chatRoutes } from './chat.routes.ts';
export { userChatRoutes } from './user-chat.routes.ts';
export { chatLive } from './chat.live.ts';
