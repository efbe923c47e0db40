import { EVIDENCE_DAYS } from '@yoimachi/domain/block';
import type { Manifest } from '#platform/module/manifest.ts';

const WITH_CHAT = 'a year after its last message';

export const manifest: Manifest = {
  doors: ['#base/read-log', '#people/group', '#meeting/booking', '#base/text-guard'],
  tables: {
    chat_conversation: { exported: null, erased: WITH_CHAT, kept: null },
    chat_member: {
      exported: 'with whom one writes, and what is pinned and muted',
      erased: WITH_CHAT,
      kept: null,
    },
    chat_message: {
      exported: 'the texts of one and of the other, without what the other took back',
      erased: `one's texts 90 days after leaving, all ${WITH_CHAT}`,
      kept: null,
    },
    chat_reply: { exported: 'the texts one keeps for writing', erased: '90 days after leaving', kept: null },
    chat_count: { exported: null, erased: '90 days after leaving', kept: null },
    chat_evidence: {
      exported: null,
      erased: '180 days after the report was dealt with',
      kept: 'what the two had said when one reported the other, until then: evidence',
    },
  },
  private: { chat_message: ['text'], chat_reply: ['text'], chat_evidence: ['text'] },
  ends: { chat_evidence: { days: EVIDENCE_DAYS, after: 'its report was dealt with', unless: 'it is open' } },
  reads: [
    'account',
    'booking',
    'booking_event',
    'cast_member',
    'cast_photo',
    'favorite',
    'favorite_guest',
    'gift',
    'gift_sent',
    'group_member_ids',
    'guest',
    'guest_photo',
    'hidden_casts',
    'hidden_pair',
    'open_participation',
    'participation',
    'refused_pair',
    'report',
    'same_person',
    'store',
  ],
  hears: ['booking.changed', 'pair.blocked', 'pair.sight', 'pair.unblocked'],
};
