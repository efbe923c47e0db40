import { createFileRoute, redirect } from '@tanstack/react-router';
import { requireAnySession } from '../app/guard.ts';
import { GUEST } from '#lib/session-storage.ts';

/** An address for both sides: to the notifications of the user's own, or to one piece of news. */
export const Route = createFileRoute('/notification')({
  validateSearch: (search): { readonly newsId?: string } =>
    typeof search['newsId'] === 'string' ? { newsId: search['newsId'] } : {},
  beforeLoad: async ({ location, search: { newsId } }) => {
    const { userType } = await requireAnySession(location.href);
    const isGuest = userType === GUEST;
    if (newsId === undefined) throw redirect({ to: isGuest ? '/guest/notification' : '/cast/notification' });
    const to = isGuest ? '/guest/notification/news' : '/cast/notification/news';
    throw redirect({ to, search: { newsId } });
  },
});
