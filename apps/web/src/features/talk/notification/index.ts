export { notificationTexts } from './ja.ts';
