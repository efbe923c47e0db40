import { UserType } from '@yoimachi/domain/account';
import { IMAGE_MAX_BYTES, MAX_PHOTOS, VIDEO_MAX_BYTES } from '@yoimachi/domain/profile';
import { fail, ok, type Result } from '@yoimachi/domain/result';

/** What a file is sent for. */
export const UPLOAD_PURPOSES = [
  'CAST_PHOTO',
  'CAST_VIDEO',
  'GUEST_AVATAR',
  'AGE_DOCUMENT',
  'LIVE_PHOTO',
  'INQUIRY_PICTURE',
] as const;
export type UploadPurpose = (typeof UPLOAD_PURPOSES)[number];

/** What a file is by its content, where it is one that is taken. */
export const UPLOAD_TYPES = [
  'image/jpeg',
  'image/png',
  'video/mp4',
  'video/quicktime',
  'video/x-ms-wmv',
] as const;
export type UploadType = (typeof UPLOAD_TYPES)[number];

interface UploadRule {
  readonly kind: 'photo' | 'video';
  readonly maxBytes: number;
  /** How many of an account may be under way or wait to be used. */
  readonly atOnce: number;
  /** Whose it is; null: either's. */
  readonly userType: UserType | null;
}

const photo = { kind: 'photo', maxBytes: IMAGE_MAX_BYTES } as const;

/** Specification 5 and 9: pictures of 10 MB, up to 5, of documents up to 2; one video of 25 MB. */
export const UPLOAD_RULES: Readonly<Record<UploadPurpose, UploadRule>> = {
  CAST_PHOTO: { ...photo, atOnce: MAX_PHOTOS, userType: UserType.CAST },
  CAST_VIDEO: { kind: 'video', maxBytes: VIDEO_MAX_BYTES, atOnce: 1, userType: UserType.CAST },
  GUEST_AVATAR: { ...photo, atOnce: 1, userType: UserType.GUEST },
  AGE_DOCUMENT: { ...photo, atOnce: 2, userType: null },
  LIVE_PHOTO: { ...photo, atOnce: 1, userType: null },
  INQUIRY_PICTURE: { ...photo, atOnce: 2, userType: null },
};

/** How long one that is not finished, or not used, is kept. */
export const UPLOAD_KEPT_MINUTES = 24 * 60;
/** One that took in nothing for so long makes room for another. */
export const UPLOAD_IDLE_MINUTES = 5;
/** What an account may begin within 24 hours. */
export const UPLOADS_A_DAY = 60;
export const UPLOAD_BYTES_A_DAY = 400 * 1024 * 1024;

/** What browsers call these files; some say nothing of a wmv, whose type then follows from its name. */
const DECLARED: Readonly<Record<UploadRule['kind'], Readonly<Record<string, UploadType>>>> = {
  photo: { 'image/jpeg': 'image/jpeg', 'image/jpg': 'image/jpeg', 'image/png': 'image/png' },
  video: {
    'video/mp4': 'video/mp4',
    // The same container by another of its names.
    'video/x-m4v': 'video/mp4',
    'video/quicktime': 'video/quicktime',
    'video/x-ms-wmv': 'video/x-ms-wmv',
    'video/x-ms-asf': 'video/x-ms-wmv',
  },
};

const BY_ENDING: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  mp4: 'video/mp4',
  mov: 'video/quicktime',
  wmv: 'video/x-ms-wmv',
};

/** The media type of a file that a browser names; '' when neither type nor name says one. */
export const declaredType = ({ name, type }: { readonly name: string; readonly type: string }): string =>
  type !== '' ? type.toLowerCase() : (BY_ENDING[name.split('.').at(-1)!.toLowerCase()] ?? '');

/** What somebody is told of videos: the rules, with the types that this installation takes. A wmv is one where it can make of it what browsers play. */
export const videoRules = (takesWmv: boolean) => (takesWmv ? 'VIDEO_RULES' : 'VIDEO_RULES_NO_WMV');
type VideoRules = ReturnType<typeof videoRules>;

export type UploadRefusal = 'PHOTO_TYPE' | 'PHOTO_SIZE' | VideoRules | 'UPLOAD_EMPTY';

/** What a file is of those that are taken for a purpose. */
function takenType(purpose: UploadPurpose, named: string, takesWmv: boolean): UploadType | null {
  const types = DECLARED[UPLOAD_RULES[purpose].kind];
  const type = Object.hasOwn(types, named) ? types[named]! : null;
  return type === 'video/x-ms-wmv' && !takesWmv ? null : type;
}

/** Whether a file may be sent, by what is said of it: asked before the first byte, by the form and by the server. */
export function checkUpload(
  purpose: UploadPurpose,
  { sizeBytes, mediaType }: { readonly sizeBytes: number; readonly mediaType: string },
  takesWmv: boolean,
): Result<undefined, UploadRefusal> {
  if (takenType(purpose, mediaType, takesWmv) === null) return wrongType(purpose, takesWmv);
  if (sizeBytes > UPLOAD_RULES[purpose].maxBytes) return tooLarge(purpose, takesWmv);
  return sizeBytes < 1 ? fail('UPLOAD_EMPTY', 'file') : ok();
}

/** What a file is for a purpose, by what its first bytes are; a refusal when it is something else, whatever its name says. */
export function typeByContent(
  purpose: UploadPurpose,
  found: string | undefined,
  takesWmv: boolean,
): Result<UploadType, 'PHOTO_TYPE' | VideoRules> {
  const type = found === undefined ? null : takenType(purpose, found, takesWmv);
  return type === null ? wrongType(purpose, takesWmv) : ok(type);
}

const wrongType = (purpose: UploadPurpose, takesWmv: boolean) =>
  fail(UPLOAD_RULES[purpose].kind === 'photo' ? 'PHOTO_TYPE' : videoRules(takesWmv), 'file');

/** What a person is told whose file is larger than he said, or may be. */
export const tooLarge = (purpose: UploadPurpose, takesWmv: boolean) =>
  fail(UPLOAD_RULES[purpose].kind === 'photo' ? 'PHOTO_SIZE' : videoRules(takesWmv), 'file');

/** What somebody is told who sends more of a kind than there may be. */
export const tooMany = (purpose: UploadPurpose, takesWmv: boolean) =>
  fail(purpose === 'CAST_VIDEO' ? videoRules(takesWmv) : (TOO_MANY[purpose] ?? 'UPLOAD_UNDER_WAY'), 'file');

const TOO_MANY: Readonly<Partial<Record<UploadPurpose, 'PHOTO_COUNT' | 'DOCUMENT_COUNT'>>> = {
  CAST_PHOTO: 'PHOTO_COUNT',
  AGE_DOCUMENT: 'DOCUMENT_COUNT',
  INQUIRY_PICTURE: 'DOCUMENT_COUNT',
};

/** Whether an account of this kind sends files for this. */
export const isUploadOf = (purpose: UploadPurpose, userType: UserType): boolean =>
  (UPLOAD_RULES[purpose].userType ?? userType) === userType;
