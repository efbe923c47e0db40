import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ALL_FORMATS, BufferSource, Input } from 'mediabunny';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '#platform/log';
import { createMetrics } from '#platform/metrics';
import { createVideos } from '../index.ts';
import type { Videos } from '../port.ts';

const FFMPEG = process.env['FFMPEG'] ?? '/usr/bin/ffmpeg';

/** What phones and old computers hand in, and how ffmpeg writes it. */
const FORMS = [
  { name: 'a wmv', file: 'a.wmv', coding: '-c:v wmv2 -c:a wmav2' },
  { name: 'HEVC in an mp4', file: 'b.mp4', coding: '-c:v libx265 -tag:v hvc1 -c:a aac' },
  { name: 'HEVC in a mov', file: 'c.mov', coding: '-c:v libx265 -tag:v hvc1 -c:a aac' },
  { name: 'ProRes in a mov', file: 'd.mov', coding: '-c:v prores_ks -c:a pcm_s16le' },
  { name: 'H.264 in an mp4', file: 'e.mp4', coding: '-c:v libx264 -pix_fmt yuv420p -c:a aac' },
];

// Said by name where it cannot run: the package is Debian's.
describe.skipIf(!existsSync(FFMPEG))(`with ${FFMPEG}`, () => {
  let folder: string;
  let videos: Videos;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'yoimachi-ffmpeg-'));
    const config = { dataDir: folder, ffmpeg: FFMPEG };
    videos = createVideos({ log: createLog({ logLevel: 'silent' }), metrics: createMetrics(), config });
  });
  afterAll(async () => {
    await videos.close();
    await rm(folder, { recursive: true });
  });

  async function record(file: string, coding: string): Promise<Buffer> {
    const scene = ['-f', 'lavfi', '-i', 'testsrc2=size=360x640:rate=25:duration=3'];
    const sound = ['-f', 'lavfi', '-i', 'sine=frequency=440:duration=3'];
    const place = ['-metadata', 'location=+35.6717+139.7650/', '-metadata', 'title=private'];
    const path = join(folder, file);
    await promisify(execFile)(FFMPEG, [
      '-v',
      'error',
      '-y',
      ...scene,
      ...sound,
      ...place,
      ...coding.split(' '),
      path,
    ]);
    return readFile(path);
  }

  it.each(FORMS)('$name becomes an mp4 that browsers play, with a poster', async ({ file, coding }) => {
    const bytes = await record(file, coding);
    const made = await videos.make(
      async () => partsOf(bytes),
      async (one) => ({ ...one, bytes: await readFile(one.path) }),
    );
    if (!made.ok) throw new Error(made.error.code);
    const { width, height, durationSeconds, poster } = made.value;
    expect([width, height]).toEqual([360, 640]);
    expect(durationSeconds).toBeCloseTo(3, 0);
    using input = new Input({ formats: ALL_FORMATS, source: new BufferSource(made.value.bytes) });
    expect(await (await input.getPrimaryVideoTrack())?.getCodec()).toBe('avc');
    expect(await (await input.getPrimaryAudioTrack())?.getCodec()).toBe('aac');
    expect(made.value.bytes.includes('private')).toBe(false);
    expect(made.value.bytes.includes('+35.6717')).toBe(false);
    // A scene in colours, no black first frame.
    const { channels } = await sharp(poster!).stats();
    expect(Math.min(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(20);
  });

  it('what is cut off is broken, or made as far as it goes', async () => {
    const bytes = await record('cut.wmv', FORMS[0]!.coding);
    const cut = bytes.subarray(0, Math.floor(bytes.length / 2));
    const made = await videos.make(
      async () => partsOf(cut),
      async ({ durationSeconds }) => durationSeconds,
    );
    expect(made.ok ? made.value < 3 : made.error.code === 'VIDEO_BROKEN').toBe(true);
  });
});

async function* partsOf(bytes: Uint8Array) {
  for (let at = 0; at < bytes.length; at += 65_536) yield bytes.subarray(at, at + 65_536);
}
