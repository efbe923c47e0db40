import { SIGNS_KEPT_DAYS } from '@yoimachi/domain/person';
import type { Manifest } from '#platform/module/manifest.ts';

export const manifest: Manifest = {
  doors: ['#base/queue'],
  tables: {
    identity_device: {
      exported: null,
      erased: '90 days after leaving, of somebody suspended with the other signs',
      kept: 'the hash of the device of somebody suspended, so that a ban cannot be shed',
    },
    identity_match: {
      exported: null,
      erased:
        'two years after the last account of the two was left, unless a ban or a block stands or nobody has decided',
      kept: 'that two identities were found to be one person, by their ids alone: blocks and bans hold for both; that each is itself, as long as the HMAC of its number',
    },
  },
  ends: {
    identity_match: {
      days: SIGNS_KEPT_DAYS,
      after: 'the last account of the two was left',
      unless:
        'one is suspended or blocked by somebody who is here, or operators have not decided; a row of an identity with itself stays',
    },
    shared_sign: {
      days: SIGNS_KEPT_DAYS,
      after:
        'the last account of the person was left, in the tables that it shows (a bank account and a device after 90 days)',
      unless:
        'the person is suspended, or blocked by somebody who is here, or it is the only way to know an identity without a number',
    },
  },
  views: ['shared_sign', 'same_person', 'own_pair'],
  reads: [
    'account',
    'account_block',
    'card',
    'cast_member',
    'cast_private',
    'guest',
    'identity',
    'line_user',
    'operator',
  ],
  publishes: ['operator.alert', 'person.matched'],
};
