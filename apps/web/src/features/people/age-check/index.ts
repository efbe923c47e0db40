export { CastAgePage, GuestAgePage } from './age-page.tsx';
