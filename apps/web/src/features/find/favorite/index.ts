export { FavoriteButton } from './favorite-button.tsx';
export { FavoritePage, type FavoriteSearch } from './favorite-screen.tsx';
export { GuestHeart } from './guest-heart.tsx';
