export { newsUnreadQuery } from './api/news.ts';
export { Banners } from './banners.tsx';
export { NewsList } from './news-list.tsx';
export { NewsPage } from './news-screen.tsx';
