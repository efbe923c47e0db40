import type { Manifest } from '#platform/module/manifest.ts';

export const manifest: Manifest = {
  doors: ['#money/points'],
  tables: {
    identity: {
      exported: 'the phone number',
      erased: 'the sealed number, 90 days after leaving',
      kept: 'the HMAC of the number, so that coupons, referrals and bans cannot be had anew',
    },
    identity_grant: {
      exported: 'when each browser signed in',
      erased: '90 days after leaving',
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
  reads: ['cast_member'],
  publishes: [],
  hears: [],
};
