export { newsUnreadQuery, useReadNews } from './api/news.ts';
export { Banners } from './banners.tsx';
export { NewsList } from './news-list.tsx';
export { NewsPage } from './news-screen.tsx';
