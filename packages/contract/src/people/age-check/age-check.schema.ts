import * as z from 'zod/mini';
import { verifyStatus } from '@yoimachi/contract/account';
import { id, instant, text } from '@yoimachi/contract/common';
import {
  AGE_CHECK_STATES,
  AGE_CHECK_WAYS,
  AGE_DOCUMENT_PHOTOS,
  AGE_FINDINGS,
  AGE_REJECTIONS,
  DocumentType,
  GESTURES,
  ISSUER_MAX,
} from '@yoimachi/domain/age-check';

export const documentType = () => z.literal(Object.values(DocumentType));
export const rejection = () => z.literal([...AGE_REJECTIONS]);
const itemVerdict = z.literal(['MATCHES', 'DIFFERS', 'UNREAD']);

/** What of a document was read and fits what is registered; never what stands on it. */
export const documentItems = z.partial(
  z.object({
    documentName: itemVerdict,
    issuer: itemVerdict,
    name: itemVerdict,
    birthday: itemVerdict,
    expiresOn: itemVerdict,
  }),
);

const ofDocument = { documentType: documentType(), issuer: text(ISSUER_MAX) };
export const documentOrder = z.object({ ...ofDocument, uploadId: id() });
export const documentRequest = z.object({
  ...ofDocument,
  uploadIds: z.array(id()).check(z.minLength(1), z.maxLength(AGE_DOCUMENT_PHOTOS)),
});

export const finding = () => z.literal([...AGE_FINDINGS]);
export const checkState = () => z.literal([...AGE_CHECK_STATES]);
export const checkWay = () => z.literal([...AGE_CHECK_WAYS]);

/** The person's own last check. */
const ownCheck = z.object({
  checkId: id(),
  way: checkWay(),
  documentType: documentType(),
  issuer: z.string(),
  state: checkState(),
  /** Why the machine could not say yes, or an operator is to look, too. */
  finding: z.nullable(finding()),
  items: z.nullable(documentItems),
  submittedAt: instant(),
  /** Until when an operator answers. */
  answerBy: z.nullable(instant()),
  decidedAt: z.nullable(instant()),
  reason: z.nullable(rejection()),
});

/** Where the person stands (rules.md 3). */
export const ageStanding = z.object({
  status: verifyStatus(),
  triesLeft: z.int(),
  /** By which ways a document can be handed in now. */
  ways: z.array(checkWay()),
  /** An operator has seen that the person is under 18. */
  isMinor: z.boolean(),
  /** Casts: a photo of herself goes with the document; until when the one that was taken does. */
  needsLivePhoto: z.boolean(),
  livePhotoUntil: z.nullable(instant()),
  check: z.nullable(ownCheck),
});
export type AgeStanding = z.output<typeof ageStanding>;
export type OwnAgeCheck = z.output<typeof ownCheck>;

/** What to show in the photo, and until when. */
export const gestureOrder = z.object({
  livePhotoId: id(),
  gesture: z.literal([...GESTURES]),
  endsAt: instant(),
});
