export { FavoriteGuestsPage } from './favorite-guests-screen.tsx';
export { readFavoriteSearch } from './favorite-search.ts';
