import { expect, test } from 'vitest';
import { UserType } from '@yoimachi/domain/account';
import { IMAGE_MAX_BYTES, VIDEO_MAX_BYTES } from '@yoimachi/domain/profile';
import {
  checkUpload,
  declaredType,
  isUploadOf,
  tooLarge,
  tooMany,
  typeByContent,
  UPLOAD_PURPOSES,
} from './index.ts';

const code = (result: ReturnType<typeof checkUpload>) => (result.ok ? null : result.error.code);
const sized = (sizeBytes: number, mediaType = 'image/jpeg') => ({ sizeBytes, mediaType });

test('pictures are jpeg and png up to 10 MB, videos mp4, mov and wmv up to 25 MB', () => {
  expect(code(checkUpload('CAST_PHOTO', sized(IMAGE_MAX_BYTES), true))).toBeNull();
  expect(code(checkUpload('CAST_PHOTO', sized(IMAGE_MAX_BYTES + 1), true))).toBe('PHOTO_SIZE');
  expect(code(checkUpload('GUEST_AVATAR', sized(1, 'image/jpg'), true))).toBeNull();
  expect(code(checkUpload('AGE_DOCUMENT', sized(1, 'image/gif'), true))).toBe('PHOTO_TYPE');
  expect(code(checkUpload('LIVE_PHOTO', sized(1, 'constructor'), true))).toBe('PHOTO_TYPE');
  expect(code(checkUpload('CAST_PHOTO', sized(0), true))).toBe('UPLOAD_EMPTY');
  for (const type of ['video/mp4', 'video/quicktime', 'video/x-ms-wmv'])
    expect(code(checkUpload('CAST_VIDEO', sized(VIDEO_MAX_BYTES, type), true))).toBeNull();
  expect(code(checkUpload('CAST_VIDEO', sized(VIDEO_MAX_BYTES + 1, 'video/mp4'), true))).toBe('VIDEO_RULES');
  expect(code(checkUpload('CAST_VIDEO', sized(1), true))).toBe('VIDEO_RULES');
});

test('a wmv is one where it can be played, by its type, by its content and in the sentence', () => {
  const wmv = sized(1, 'video/x-ms-wmv');
  expect(code(checkUpload('CAST_VIDEO', wmv, true))).toBeNull();
  expect(code(checkUpload('CAST_VIDEO', wmv, false))).toBe('VIDEO_RULES_NO_WMV');
  expect(code(checkUpload('CAST_VIDEO', sized(1, 'video/x-ms-asf'), false))).toBe('VIDEO_RULES_NO_WMV');
  expect(code(checkUpload('CAST_VIDEO', sized(1, 'video/mp4'), false))).toBeNull();
  expect(typeByContent('CAST_VIDEO', 'video/x-ms-asf', false)).toMatchObject({
    error: { code: 'VIDEO_RULES_NO_WMV' },
  });
  expect(tooMany('CAST_VIDEO', false).error.code).toBe('VIDEO_RULES_NO_WMV');
  expect(tooLarge('CAST_VIDEO', false).error.code).toBe('VIDEO_RULES_NO_WMV');
});

test('the content decides, whatever was said', () => {
  expect(typeByContent('CAST_PHOTO', 'image/png', true)).toEqual({ ok: true, value: 'image/png' });
  expect(typeByContent('CAST_VIDEO', 'video/x-ms-asf', true)).toEqual({ ok: true, value: 'video/x-ms-wmv' });
  expect(typeByContent('CAST_VIDEO', 'video/x-m4v', true)).toEqual({ ok: true, value: 'video/mp4' });
  for (const found of ['image/webp', 'video/mp4', 'application/x-msdownload', undefined])
    expect(typeByContent('CAST_PHOTO', found, true)).toMatchObject({ error: { code: 'PHOTO_TYPE' } });
});

test('a file without a type is known by the end of its name', () => {
  expect(declaredType({ name: '紹介.WMV', type: '' })).toBe('video/x-ms-wmv');
  expect(declaredType({ name: 'a.jpg', type: 'IMAGE/PNG' })).toBe('image/png');
  expect(declaredType({ name: 'jpg', type: '' })).toBe('image/jpeg');
  expect(declaredType({ name: 'a.exe', type: '' })).toBe('');
});

test('each purpose is of whoever it is for, and says in words of its own that there are too many', () => {
  expect(UPLOAD_PURPOSES.filter((purpose) => isUploadOf(purpose, UserType.GUEST))).toEqual([
    'GUEST_AVATAR',
    'AGE_DOCUMENT',
    'LIVE_PHOTO',
    'INQUIRY_PICTURE',
  ]);
  expect(UPLOAD_PURPOSES.map((purpose) => tooMany(purpose, true).error.code)).toEqual([
    'PHOTO_COUNT',
    'VIDEO_RULES',
    'UPLOAD_UNDER_WAY',
    'DOCUMENT_COUNT',
    'UPLOAD_UNDER_WAY',
    'DOCUMENT_COUNT',
  ]);
});
