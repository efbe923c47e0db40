import { createFileRoute } from '@tanstack/react-router';
import { NewsPage } from '#talk/news';

export const Route = createFileRoute('/guest/notification_/news')({
  validateSearch: (search): { readonly newsId?: string } =>
    typeof search['newsId'] === 'string' ? { newsId: search['newsId'] } : {},
  component: () => <NewsPage side="guest" />,
});
