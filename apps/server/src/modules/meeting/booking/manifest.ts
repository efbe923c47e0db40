import type { Manifest } from '#platform/module/manifest.ts';

export const manifest: Manifest = {
  doors: ['#meeting/schedule', '#money/billing', '#money/points', '#people/profile'],
  tables: {
    booking: {
      exported: 'his bookings with time, place and points',
      erased: 'the place, 90 days after the guest left',
      kept: 'the rest by account id alone, seven years (books)',
    },
    participation: {
      exported: 'the meetings of the guest and of the cast, each their own side',
      erased: 'reasons written by hand, 90 days after leaving',
      kept: 'times and points by account id alone, seven years (books)',
    },
    booking_event: {
      exported: "what happened to one's bookings, and when",
      erased: 'reasons written by hand, 90 days after leaving',
      kept: 'the rest by account id alone: evidence in a dispute, seven years (books)',
    },
    place_proposal: {
      exported: 'the places one proposed',
      erased: 'the place, 90 days after the guest left',
      kept: null,
    },
    place_answer: {
      exported: 'what she answered',
      erased: null,
      kept: 'that she agreed, by account id alone, as long as the booking',
    },
    review: {
      exported: 'what one wrote, and what became visible about oneself',
      erased: 'the comment, 90 days after its author left',
      kept: 'the tier, which counts in a score that others rely on',
    },
    penalty: {
      exported: 'her own penalties',
      erased: null,
      kept: 'by account id alone: penalties cannot be shed by leaving',
    },
    settlement: {
      exported: null,
      erased: null,
      kept: 'by its booking, seven years (books)',
    },
  },
  views: ['taken_time', 'open_participation'],
  reads: [
    'account',
    'card',
    'cast_member',
    'cast_photo',
    'debt',
    'guest',
    'hold',
    'hold_lot',
    'hold_resolution',
    'lot',
    'operator',
    'own_pair',
    'purchase',
    'refused_pair',
    'schedule',
    'stage_fee',
    'store',
    'top_up',
  ],
  publishes: ['booking.changed', 'notify', 'operator.alert'],
  hears: ['booking.changed', 'card.registered', 'debt.added'],
};
