import { EVIDENCE_DAYS } from '@yoimachi/domain/block';
import type { Manifest } from '#platform/module/manifest.ts';

export const manifest: Manifest = {
  doors: ['#base/queue', '#base/read-log', '#people/upload'],
  tables: {
    media: {
      exported: 'which places for photos and video one has, and who sees them',
      erased: 'with leaving',
      kept: null,
    },
    media_file: {
      exported: 'what was handed in, when, and what became of it',
      erased: 'the bytes with removal or leaving, the text found in a picture with its decision',
      kept: 'bytes that a report froze, until 180 days after it was dealt with; the row by account id and hash, as a refused picture is known again',
    },
    media_evidence: {
      exported: null,
      erased: '180 days after the report was dealt with',
      kept: 'which picture a report is about, until then: evidence',
    },
    cast_photo: {
      exported: null,
      erased: 'with leaving',
      kept: null,
    },
    guest_photo: {
      exported: null,
      erased: 'with leaving',
      kept: null,
    },
  },
  ends: {
    media_file: { never: 'without bytes it is a hash, by which a refused picture is known again' },
    media_evidence: { days: EVIDENCE_DAYS, after: 'its report was dealt with', unless: 'it is open' },
  },
  reads: ['account', 'cast_member', 'guest', 'hidden_pair', 'participation', 'report'],
  publishes: ['cast.changed', 'media.ended', 'notify'],
  hears: ['media.ended'],
};
