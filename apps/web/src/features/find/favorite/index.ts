export { FavoriteButton } from './favorite-button.tsx';
export { FavoritePage } from './favorite-screen.tsx';
export { GuestHeart } from './guest-heart.tsx';
