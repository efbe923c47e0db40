import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ALL_FORMATS, BufferSource, Input } from 'mediabunny';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '#platform/log';
import { createMetrics } from '#platform/metrics';
import { createVideos } from '../index.ts';
import type { MadeVideo, Videos } from '../port.ts';
import { drawVideo } from './drawn-video.ts';

const log = createLog({ logLevel: 'silent' });
let dataDir: string;
let videos: Videos;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'yoimachi-videos-'));
  videos = createVideos({ log, metrics: createMetrics(), config: { dataDir, ffmpeg: null } });
});
afterAll(async () => {
  await videos.close();
  await rm(dataDir, { recursive: true });
});
const left = () => readdir(join(dataDir, 'videos-at-work'));
afterEach(async () => expect(await left()).toEqual([]));

const of = (bytes: Uint8Array) => async () => partsOf(bytes);
async function* partsOf(bytes: Uint8Array) {
  for (let at = 0; at < bytes.length; at += 65_536) yield bytes.subarray(at, at + 65_536);
}

/** What is made of a file, and its bytes. */
async function make(bytes: Uint8Array, by = videos): Promise<MadeVideo & { bytes: Buffer }> {
  const made = await by.make(of(bytes), async (one) => ({ ...one, bytes: await readFile(one.path) }));
  if (!made.ok) throw new Error(made.error.code);
  return made.value;
}
async function codeOf(bytes: Uint8Array, by = videos): Promise<string> {
  const made = await by.make(of(bytes), async () => 'made');
  return made.ok ? made.value : made.error.code;
}
/** The boxes of a file, in their order. */
function boxesOf(bytes: Buffer): string[] {
  const names: string[] = [];
  for (let at = 0; at < bytes.length; at += bytes.readUInt32BE(at))
    names.push(bytes.toString('latin1', at + 4, at + 8));
  return names;
}

describe('what is made', () => {
  it.each(['mp4', 'mov'] as const)('of an %s is an mp4 that plays while it loads', async (container) => {
    const original = await drawVideo({ container, seconds: 4 });
    expect(boxesOf(original).at(-1)).toBe('moov');
    const made = await make(original);
    expect(boxesOf(made.bytes).slice(0, 3)).toEqual(['ftyp', 'moov', 'mdat']);
    expect(made).toMatchObject({ width: 96, height: 128, poster: null, sizeBytes: made.bytes.length });
    expect(made.durationSeconds).toBeCloseTo(4, 1);
    using input = new Input({ formats: ALL_FORMATS, source: new BufferSource(made.bytes) });
    expect(await input.getMimeType()).toContain('avc1.42c01e');
    expect(await (await input.getPrimaryAudioTrack())?.getCodec()).toBe('aac');
  });

  it('tells neither place nor title', async () => {
    const original = await drawVideo({ container: 'mov', place: '+35.6812+139.7671/' });
    expect(original.includes('+139.7671') && original.includes('at home')).toBe(true);
    const { bytes } = await make(original);
    for (const told of ['139.7671', 'at home', 'xyz', 'udta']) expect(bytes.includes(told)).toBe(false);
    using input = new Input({ formats: ALL_FORMATS, source: new BufferSource(bytes) });
    expect((await input.getMetadataTags()).title).toBeUndefined();
  });

  it('stands as it was held', async () => {
    const made = await make(await drawVideo({ rotation: 90 }));
    expect(made).toMatchObject({ width: 128, height: 96 });
    using input = new Input({ formats: ALL_FORMATS, source: new BufferSource(made.bytes) });
    expect(await (await input.getPrimaryVideoTrack())?.getRotation()).toBe(90);
  });

  it('may be without sound, and a minute long', async () => {
    expect((await make(await drawVideo({ hasSound: false, isTold: 'before' }))).durationSeconds).toBe(3);
    expect(await codeOf(await drawVideo({ seconds: 60, hasSound: false, columns: 1 }))).toBe('made');
    expect(await codeOf(await drawVideo({ seconds: 62, hasSound: false, columns: 1 }))).toBe(
      'VIDEO_TOO_LONG',
    );
  });
});

describe('what is refused', () => {
  const texts: [string, string][] = [
    ['a text', 'This is a video, says its name.'],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['a program', `MZ${'\0'.repeat(80)}This program cannot be run in DOS mode.`],
    ['a photo of a phone', '\0\0\0\x18ftypheic\0\0\0\0mif1heic'],
    ['a song', '\0\0\0\x18ftypM4A \0\0\0\0M4A mp42'],
    ['a WebM', '\x1a\x45\xdf\xa3\x01\0\0\0\0\0\0\x1f'],
    ['nothing', ''],
  ];
  it.each(texts)('%s', async (_, text) => {
    expect(await codeOf(Buffer.from(text, 'latin1'))).toBe('VIDEO_TYPE');
  });

  it('a wmv and a coding that browsers do not play, where there is no ffmpeg', async () => {
    expect(await codeOf(WMV)).toBe('VIDEO_CODEC');
    for (const codec of ['hevc', 'high10'] as const)
      expect(await codeOf(await drawVideo({ codec }))).toBe('VIDEO_CODEC');
  });

  it.each(['before', 'after'] as const)('a file that was cut, told of %s its frames', async (isTold) => {
    const original = await drawVideo({ isTold });
    for (const part of [0.001, 0.02, 0.3, 0.7, 0.98])
      expect(await codeOf(original.subarray(0, Math.floor(original.length * part)))).toBe('VIDEO_BROKEN');
  });

  it.each(['stsz', 'stts', 'stsc', 'stco'])('a table %s that says four thousand million', async (name) => {
    const before = process.memoryUsage.rss();
    const bomb = Buffer.from(await drawVideo());
    const box = bomb.indexOf(name);
    expect(box).toBeGreaterThan(0);
    bomb.writeUInt32BE(0xfffffff0, box + (name === 'stsz' ? 12 : 8));
    if (name === 'stsz') bomb.writeUInt32BE(1, box + 8);
    expect(await codeOf(bomb)).toMatch(/^(?:made|VIDEO_\w+)$/);
    expect(process.memoryUsage.rss() - before).toBeLessThan(64 * 2 ** 20);
    expect(await codeOf(await drawVideo())).toBe('made');
  });

  it('or made, and nothing worse, whatever is damaged', async () => {
    const original = await drawVideo({ seconds: 1, isTold: 'before' });
    const told = original.indexOf('mdat');
    for (let step = 0; step < 30; step++) {
      const copy = Buffer.from(original);
      for (let at = 20 + step * 7; at < told; at += 211) copy[at]! ^= 1 << (step % 8);
      expect(await codeOf(copy)).toMatch(/^(?:made|VIDEO_\w+)$/);
    }
  });
});

describe('files at work', () => {
  it('are gone when whoever keeps them fails, and when the source breaks off', async () => {
    const original = await drawVideo();
    const full = () => Promise.reject(new Error('ENOSPC'));
    await expect(videos.make(of(original), full)).rejects.toThrow('ENOSPC');
    const broken = async () =>
      (async function* () {
        yield original.subarray(0, 1_000);
        throw new Error('the storage is away');
      })();
    await expect(videos.make(broken, async () => 'made')).rejects.toThrow('the storage is away');
  });

  it('that a process left which died are removed with the next video, those of a living one are not', async () => {
    const [dead, own, living] = [`${2 ** 22 + 7}-abc`, `${process.pid}-abc`, `${process.ppid}-abc`];
    for (const name of [dead, own, living]) await mkdir(join(dataDir, 'videos-at-work', name));
    await make(await drawVideo());
    expect(await left()).toEqual([living]);
    await rm(join(dataDir, 'videos-at-work', living), { recursive: true });
  });

  it('pass through the memory in parts', async () => {
    const large = await drawVideo({ seconds: 50, columns: 22, isTold: 'before' });
    expect(large.length).toBeGreaterThan(6_000_000);
    await make(await drawVideo());
    const before = process.memoryUsage.rss();
    expect(await codeOf(large)).toBe('made');
    expect(process.memoryUsage.rss() - before).toBeLessThan(64 * 2 ** 20);
  });
});

/** The beginning of a wmv. */
const WMV = Buffer.concat([Buffer.from('3026b2758e66cf11a6d900aa0062ce6c', 'hex'), Buffer.alloc(2_000, 1)]);

describe('with ffmpeg', () => {
  /** A program in the place of ffmpeg: keeps what it was told, and does `act` with `$last`, the file to be written. */
  async function withProgram<T>(
    act: string,
    work: (by: Videos, told: () => Promise<string[]>) => Promise<T>,
  ) {
    const folder = await mkdtemp(join(tmpdir(), 'yoimachi-ffmpeg-'));
    const [program, words] = [join(folder, 'ffmpeg'), join(folder, 'words')];
    await writeFile(join(folder, 'good.mp4'), await drawVideo({ seconds: 2 }));
    const script = `#!/bin/sh\necho "$*" >> ${words}\nulimit -v >> ${words}.limit\nfor last; do :; done\ncd ${folder}\n${act}\n`;
    await writeFile(program, script);
    await chmod(program, 0o755);
    const by = createVideos({ log, metrics: createMetrics(), config: { dataDir, ffmpeg: program } });
    try {
      return await work(by, async () => (await readFile(words, 'utf8')).trim().split('\n'));
    } finally {
      await by.close();
      await rm(folder, { recursive: true });
    }
  }
  const GOOD = 'case "$last" in *.jpg) printf poster > "$last" ;; *) cp good.mp4 "$last" ;; esac';

  it('a wmv becomes an mp4 with a poster, read as what its bytes say and without looking anywhere else', async () => {
    await withProgram(GOOD, async (by, told) => {
      const made = await make(WMV, by);
      expect(Buffer.from(made.poster!).toString()).toBe('poster');
      expect(made.durationSeconds).toBeCloseTo(2, 1);
      expect(boxesOf(made.bytes).slice(0, 3)).toEqual(['ftyp', 'moov', 'mdat']);
      const [transcoding, poster] = await told();
      expect(transcoding).toMatch(
        /^-nostdin .*-protocol_whitelist file -f asf -t 62 -i \S+original .*-map_metadata -1 .*libx264.*aac/,
      );
      expect(poster).toMatch(/-f mov -i \S+made\.mp4 .*-frames:v 1/);
    });
  });

  it('what no browser plays becomes what it does; what plays is not coded again', async () => {
    await withProgram(GOOD, async (by, told) => {
      await make(await drawVideo({ codec: 'hevc', container: 'mov' }), by);
      expect(await told()).toHaveLength(2);
      const made = await make(await drawVideo({ seconds: 3 }), by);
      expect(made.durationSeconds).toBeCloseTo(3, 1);
      expect(await told()).toHaveLength(3);
    });
  });

  it('that fails, writes rubbish, nothing or without end, a wmv is broken, and a video has no poster', async () => {
    for (const act of ['exit 1', 'printf rubbish > "$last"', 'exit 0', 'yes > "$last"', 'kill -9 $$'])
      await withProgram(act, async (by) => expect(await codeOf(WMV, by)).toMatch(/^VIDEO_(?:BROKEN|TYPE)$/));
    await withProgram('exit 1', async (by) => expect((await make(await drawVideo(), by)).poster).toBeNull());
  });

  it('that is not there is told, and no fault of the video', async () => {
    const config = { dataDir, ffmpeg: join(dataDir, 'no-such-program') };
    const by = createVideos({ log, metrics: createMetrics(), config });
    await expect(by.make(of(WMV), async () => 'made')).rejects.toThrow('FFMPEG cannot be run');
    await by.close();
  });
});
