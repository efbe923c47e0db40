export { createBanner } from './commands/edit-banners.ts';
export { publishNews, writeNews } from './commands/edit-news.ts';
export { newsAdmin } from './news.admin.ts';
export { newsModule } from './news.module.ts';
export type { ToldNews } from './news.means.ts';
export { newsPersonal } from './personal.store.ts';
export { keepPicture, type KeptPicture } from './pictures.ts';
export { listBanners, listNews } from './desk.store.ts';
