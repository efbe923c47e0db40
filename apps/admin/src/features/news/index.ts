export { BannersPage } from './banners-page.tsx';
export { NewsPage } from './news-page.tsx';
export { newsSearch } from './search.ts';
