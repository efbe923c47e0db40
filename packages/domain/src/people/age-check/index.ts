export {
  AGE_CHECK_STATES,
  AGE_CHECK_WAYS,
  AGE_FINDINGS,
  AGE_LINK_MINUTES,
  AGE_REJECTIONS,
  afterReading,
  ageAnswerBy,
  ageFilesGoAt,
  ageReadingEndsAt,
  ageStatus,
  isLookedAt,
  mayHandIn,
  nextReminder,
  triesLeft,
  type AgeCheckState,
  type AgeCheckWay,
  type AgeFacts,
  type AgeFinding,
  type AgeRefusal,
  type AgeRejection,
} from './process.ts';
export {
  GESTURES,
  gestureEndsAt,
  gestureOf,
  LIVE_PHOTO_MINUTES,
  livePhotoEndsAt,
  type Gesture,
} from './live-photo.ts';
export {
  DocumentType,
  OFFERED_DOCUMENTS,
  type OfferedDocument,
  isOffered,
  type Mask,
  DOCUMENT_FORMS,
  ISSUER_MAX,
} from './documents.ts';
export { issuersOf } from './issuers.ts';
export { type LegalName, foldName, isSameName } from './names.ts';
export { latinName, romanise } from './latin-name.ts';
export {
  type ReadDocument,
  type DocumentItem,
  type ItemVerdict,
  type DocumentOutcome,
  type DocumentVerdict,
  type AskedOfDocument,
  judgeDocument,
} from './verdict.ts';
export {
  AGE_CHECK_TRIES,
  AGE_DOCUMENT_PHOTOS,
  AGE_ANSWER_MINUTES,
  AGE_FILES_KEPT_MINUTES,
  AGE_REMINDER_MINUTES,
} from './limits.ts';
