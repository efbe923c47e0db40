export { newsUnreadQuery } from './api/news.ts';
export { LateBanners, NewsList } from './late.tsx';
export { NewsPage } from './news-screen.tsx';
