import { expect, test } from 'vitest';
import { UserType } from '@yoimachi/domain/account';
import { IMAGE_MAX_BYTES, VIDEO_MAX_BYTES } from '@yoimachi/domain/profile';
import { checkUpload, declaredType, isUploadOf, tooMany, typeByContent, UPLOAD_PURPOSES } from './index.ts';

const code = (result: ReturnType<typeof checkUpload>) => (result.ok ? null : result.error.code);
const sized = (sizeBytes: number, mediaType = 'image/jpeg') => ({ sizeBytes, mediaType });

test('pictures are jpeg and png up to 10 MB, videos mp4, mov and wmv up to 25 MB', () => {
  expect(code(checkUpload('CAST_PHOTO', sized(IMAGE_MAX_BYTES)))).toBeNull();
  expect(code(checkUpload('CAST_PHOTO', sized(IMAGE_MAX_BYTES + 1)))).toBe('PHOTO_SIZE');
  expect(code(checkUpload('GUEST_AVATAR', sized(1, 'image/jpg')))).toBeNull();
  expect(code(checkUpload('AGE_DOCUMENT', sized(1, 'image/gif')))).toBe('PHOTO_TYPE');
  expect(code(checkUpload('LIVE_PHOTO', sized(1, 'constructor')))).toBe('PHOTO_TYPE');
  expect(code(checkUpload('CAST_PHOTO', sized(0)))).toBe('UPLOAD_EMPTY');
  for (const type of ['video/mp4', 'video/quicktime', 'video/x-ms-wmv'])
    expect(code(checkUpload('CAST_VIDEO', sized(VIDEO_MAX_BYTES, type)))).toBeNull();
  expect(code(checkUpload('CAST_VIDEO', sized(VIDEO_MAX_BYTES + 1, 'video/mp4')))).toBe('VIDEO_RULES');
  expect(code(checkUpload('CAST_VIDEO', sized(1)))).toBe('VIDEO_RULES');
});

test('the content decides, whatever was said', () => {
  expect(typeByContent('CAST_PHOTO', 'image/png')).toEqual({ ok: true, value: 'image/png' });
  expect(typeByContent('CAST_VIDEO', 'video/x-ms-asf')).toEqual({ ok: true, value: 'video/x-ms-wmv' });
  expect(typeByContent('CAST_VIDEO', 'video/x-m4v')).toEqual({ ok: true, value: 'video/mp4' });
  for (const found of ['image/webp', 'video/mp4', 'application/x-msdownload', undefined])
    expect(typeByContent('CAST_PHOTO', found)).toMatchObject({ error: { code: 'PHOTO_TYPE' } });
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
  expect(UPLOAD_PURPOSES.map((purpose) => tooMany(purpose).error.code)).toEqual([
    'PHOTO_COUNT',
    'VIDEO_RULES',
    'UPLOAD_UNDER_WAY',
    'DOCUMENT_COUNT',
    'UPLOAD_UNDER_WAY',
    'DOCUMENT_COUNT',
  ]);
});
