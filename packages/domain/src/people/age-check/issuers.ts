import { PREFECTURE_NAMES } from '@yoimachi/domain/profile';
import type { OfferedDocument } from './documents.ts';
import { LICENSE_ISSUER_END, PASSPORT_ISSUER, RESIDENCE_ISSUERS } from './issuers.ja.ts';

const NATIONAL: Readonly<Partial<Record<OfferedDocument, readonly string[]>>> = {
  DRIVERS_LICENSE: PREFECTURE_NAMES.map((prefecture) => prefecture + LICENSE_ISSUER_END),
  RESIDENCE_CARD: RESIDENCE_ISSUERS,
  PASSPORT: [PASSPORT_ISSUER],
};

/** Who issues a document of this type, where there are few; towns and insurers are typed. The first of one that is national may be filled in. */
export const issuersOf = (type: OfferedDocument): readonly string[] => NATIONAL[type] ?? [];
