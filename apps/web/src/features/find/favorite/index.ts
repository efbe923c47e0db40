export { FavoriteButton } from './favorite-button.tsx';
export { FavoritePage } from './favorite-screen.tsx';
export { readFavoriteSearch } from './read-search.ts';
export { GuestHeart } from './guest-heart.tsx';
