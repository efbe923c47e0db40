import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { transcode } from '../ffmpeg.ts';

const lives = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

it('a program that does not come to an end is ended, and the video is broken', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'yoimachi-ffmpeg-'));
  const [program, pid] = [join(folder, 'ffmpeg'), join(folder, 'pid')];
  await writeFile(program, `#!/bin/sh\necho $$ > ${pid}\nexec sleep 600\n`);
  await chmod(program, 0o755);
  const made = await transcode(program, join(folder, 'original'), 'wmv', folder, 1_500);
  expect(made).toMatchObject({ ok: false, error: { code: 'VIDEO_BROKEN' } });
  const started = Number(await readFile(pid, 'utf8'));
  await expect.poll(() => lives(started)).toBe(false);
  await rm(folder, { recursive: true });
});
