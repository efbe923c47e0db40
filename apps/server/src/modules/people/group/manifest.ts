import type { Manifest } from '#platform/module/manifest.ts';

export const manifest: Manifest = {
  doors: ['#base/text-guard'],
  tables: {
    contact_group: { exported: 'own groups', erased: '90 days after leaving', kept: null },
    contact_group_member: {
      exported: 'who was chosen for them and can still be seen',
      erased: 'of both sides, 90 days after leaving',
      kept: null,
    },
  },
  functions: ['known_people', 'group_member_ids'],
  reads: [
    'account',
    'cast_member',
    'cast_photo',
    'chat_member',
    'favorite',
    'favorite_guest',
    'guest',
    'guest_photo',
    'hidden_pair',
    'nickname_key',
    'participation',
  ],
};
