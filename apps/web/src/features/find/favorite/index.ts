export { FavoriteButton } from './favorite-button.tsx';
export { FavoritePage } from './favorite-screen.tsx';
export { unreadFavorites } from './favorite-screen.unread.ts';
export { GuestHeart } from './guest-heart.tsx';
