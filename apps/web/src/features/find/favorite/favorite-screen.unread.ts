import type { SearchSchemaInput } from '@tanstack/react-router';
import type { FavoriteSearch } from './api/list-favorites.ts';

type Unread = { readonly [Key in keyof FavoriteSearch]?: unknown };

/** Passes an address through as is: the screen reads it, with what every first load would pull in otherwise. */
export const unreadFavorites = (search: FavoriteSearch & SearchSchemaInput): Unread => search;
