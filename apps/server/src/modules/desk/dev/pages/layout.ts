import { framedPage, type Html } from '#platform/html';
import { ja } from '../dev.ja.ts';

export const DEV_PAGES = { site: ja.product, style: '/dev/dev.css', script: '/dev/dev.js' };

export const layout = (title: string, content: Html): string => framedPage(DEV_PAGES, title, content);
