/** The documents that show a birthday (specification 3, rules.md 3), as sent and stored. */
export const DocumentType = {
  DRIVERS_LICENSE: 'DRIVERS_LICENSE',
  MY_NUMBER_CARD: 'MY_NUMBER_CARD',
  RESIDENCE_CARD: 'RESIDENCE_CARD',
  PASSPORT: 'PASSPORT',
  /** A value that is kept; the last of them expired on 2025-12-01. */
  HEALTH_INSURANCE_CARD: 'HEALTH_INSURANCE_CARD',
  /** Its successor, 資格確認書. */
  QUALIFICATION_CERT: 'QUALIFICATION_CERT',
} as const;
export type DocumentType = (typeof DocumentType)[keyof typeof DocumentType];

/** What can be handed in, in the order in which it is offered. */
export const OFFERED_DOCUMENTS = [
  'DRIVERS_LICENSE',
  'MY_NUMBER_CARD',
  'RESIDENCE_CARD',
  'PASSPORT',
  'QUALIFICATION_CERT',
] as const satisfies readonly DocumentType[];
export type OfferedDocument = (typeof OFFERED_DOCUMENTS)[number];

export const isOffered = (type: DocumentType): type is OfferedDocument =>
  (OFFERED_DOCUMENTS as readonly DocumentType[]).includes(type);

/** What a person has to cover, or is advised to, before she takes the photo. */
export type Mask =
  | 'LICENSE_NUMBER'
  | 'ORGAN_DONATION'
  | 'SECURITY_CODE'
  | 'CARD_NUMBER'
  | 'PASSPORT_NUMBER'
  | 'INSURER_NUMBERS';

interface DocumentForm {
  /** Whose page is asked for; a back is never. */
  readonly side: 'FRONT' | 'PHOTO_PAGE';
  readonly masks: readonly Mask[];
  /** Whether the law or our rules ask for the cover; otherwise it is advice. */
  readonly mustMask: boolean;
}

/** How each is photographed (domain L-09). */
export const DOCUMENT_FORMS: Readonly<Record<OfferedDocument, DocumentForm>> = {
  DRIVERS_LICENSE: { side: 'FRONT', masks: ['LICENSE_NUMBER'], mustMask: false },
  MY_NUMBER_CARD: {
    side: 'FRONT',
    masks: ['ORGAN_DONATION', 'SECURITY_CODE'],
    mustMask: true,
  },
  RESIDENCE_CARD: { side: 'FRONT', masks: ['CARD_NUMBER'], mustMask: false },
  PASSPORT: { side: 'PHOTO_PAGE', masks: ['PASSPORT_NUMBER'], mustMask: false },
  QUALIFICATION_CERT: { side: 'FRONT', masks: ['INSURER_NUMBERS'], mustMask: true },
};

/** The longest name of an issuer. */
export const ISSUER_MAX = 60;
