import type { Manifest } from '#platform/module/manifest.ts';

const WITH_INQUIRY = 'with its inquiry';

export const manifest: Manifest = {
  doors: ['#base/queue', '#base/read-log', '#people/account', '#people/profile', '#people/upload'],
  tables: {
    inquiry: {
      exported: 'own inquiries with all that was written in them, and what was decided of removal requests',
      erased: 'a year after its last message, or 90 days after leaving',
      kept: null,
    },
    inquiry_message: { exported: null, erased: WITH_INQUIRY, kept: null },
    inquiry_picture: { exported: null, erased: `${WITH_INQUIRY}, the bytes soon after`, kept: null },
    saved_answer: null,
    removal_request: { exported: null, erased: WITH_INQUIRY, kept: null },
  },
  reads: ['account', 'booking', 'cast_member', 'cast_private', 'guest', 'operator', 'participation'],
  publishes: ['inquiry.answered', 'notify', 'operator.alert'],
  hears: ['inquiry.answered'],
};
