import type { Manifest } from '#platform/module/manifest.ts';

export const manifest: Manifest = {
  doors: ['#base/access-record', '#people/person'],
  tables: {
    identity: {
      exported: 'the phone number',
      erased: 'the sealed number, 90 days after leaving',
      kept: 'the HMAC of the number, so that coupons, referrals and bans cannot be had anew',
    },
    identity_grant: {
      exported: 'when each browser signed in',
      erased: 'ended 90 days after leaving; gone with its last session, six months after its end',
      kept: null,
    },
    sms_code: {
      exported: null,
      erased: 'six months after it was sent, with number, browser and address',
      kept: null,
    },
    account: {
      exported: 'its kind, when it was made, whether it is suspended',
      erased: null,
      kept: "the row, as the pseudonym that the ledger and others' bookings point to",
    },
    session: {
      exported: 'sign-ins with their times',
      erased: 'six months after the session ended',
      kept: null,
    },
  },
  functions: ['refuse_no_way_in', 'identity_keeps_a_way_in'],
  reads: ['cast_member', 'departure', 'line_user', 'same_person', 'suspension'],
  publishes: ['phone.bound'],
};
