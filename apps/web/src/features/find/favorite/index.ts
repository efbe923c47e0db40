export { FavoriteButton } from './favorite-button.tsx';
export { FavoritePage } from './favorite-screen.tsx';
export type { FavoriteSearch } from './api/list-favorites.ts';
export { GuestHeart } from './guest-heart.tsx';
