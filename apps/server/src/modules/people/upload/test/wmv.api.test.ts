import { VIDEO_MAX_BYTES } from '@yoimachi/domain/profile';
import { expect, test } from 'vitest';
import { signUpCast, useTestApp } from '../../../../test-support/index.ts';
import { declare, UPLOAD_MODULES } from './support.ts';

const app = useTestApp({ modules: UPLOAD_MODULES, config: { ffmpeg: '/usr/bin/ffmpeg' } });

test('a wmv is taken where ffmpeg makes of it what browsers play', async () => {
  const cast = await signUpCast(app);
  const wmv = { purpose: 'CAST_VIDEO', mediaType: 'video/x-ms-wmv' } as const;
  expect((await declare(app, cast, VIDEO_MAX_BYTES + 1, wmv)).message).toBe(
    '動画はmp4・wmv・mov形式、25MB以下、1本までです。',
  );
  expect(await declare(app, cast, 9, wmv)).toMatchObject({ status: 200 });
});
