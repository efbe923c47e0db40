import type { Manifest } from '#platform/module/manifest.ts';

export const manifest: Manifest = {
  doors: ['#desk/queue'],
  tables: {
    identity_device: {
      exported: null,
      erased: '90 days after leaving, unless the person is suspended',
      kept: 'the hash of the device of somebody suspended, so that a ban cannot be shed',
    },
    identity_match: {
      exported: null,
      erased: null,
      kept: 'that two identities were found to be one person, by their ids alone: blocks and bans hold for both',
    },
  },
  views: ['shared_sign', 'same_person', 'own_pair'],
  reads: ['account', 'card', 'cast_member', 'cast_private', 'guest', 'identity', 'line_user', 'operator'],
  publishes: ['operator.alert', 'person.matched'],
  hears: [],
};
