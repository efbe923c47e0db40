import type { Manifest } from '#platform/module/manifest.ts';

export const manifest: Manifest = {
  doors: ['#people/group', '#find/search', '#people/profile', '#talk/chat'],
  tables: {
    favorite: {
      exported: 'his favourites',
      erased: '90 days after leaving',
      kept: null,
    },
    favorite_guest: {
      exported: 'her favourites',
      erased: 'of both sides, 90 days after leaving',
      kept: null,
    },
  },
  reads: [
    'tier_of',
    'cast_member',
    'group_member_ids',
    'guest',
    'guest_photo',
    'hidden_casts',
    'hidden_pair',
    'known_people',
    'own_pair',
  ],
};
