import { liveDocument } from '@yoimachi/contract/common';
import { route } from '@yoimachi/contract/route';
import { userChat } from './chat.schema.ts';

/** Apart from the rest, as every screen shows the count. */
export const userChatRoutes = {
  userChat: route('GET', '/live-documents/user.chat', 'member', {
    summary: 'The live document `user.chat`; changes are pushed over the socket.',
    answer: liveDocument(userChat),
  }),
} as const;
