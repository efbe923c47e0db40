import { SIGNS_KEPT_DAYS } from '@yoimachi/domain/person';
import type { Manifest } from '#platform/module/manifest.ts';

export const manifest: Manifest = {
  doors: ['#people/account', '#people/person'],
  tables: {
    line_user: {
      exported: 'the name at LINE, when it was linked and unlinked',
      erased:
        'the sealed LINE user and name, 90 days after leaving; all of it two years after the last account was left',
      kept: 'until then the HMAC of the LINE user, so that who was one person is still known as one',
    },
    line_login: {
      exported: null,
      erased: 'the night after it ended: a login lives ten minutes',
      kept: null,
    },
    passkey: {
      exported: "each passkey's name, when it was added and last used",
      erased: 'when it is removed, and 90 days after leaving',
      kept: null,
    },
    passkey_challenge: {
      exported: null,
      erased: 'the night after it ended: a challenge lives five minutes',
      kept: null,
    },
  },
  ends: {
    line_user: {
      days: SIGNS_KEPT_DAYS,
      after: 'the last account of the person was left',
      unless:
        'the person is suspended, or blocked by somebody who is here, or it stands for the number of an identity without one',
    },
  },
  functions: ['line_user_is_not_the_last'],
  reads: ['account', 'identity', 'refuse_no_way_in', 'wallet'],
};
