import { stat } from 'node:fs/promises';
import {
  Conversion,
  FilePathSource,
  FilePathTarget,
  Input,
  MP4,
  Mp4OutputFormat,
  Output,
  QTFF,
  type InputVideoTrack,
} from 'mediabunny';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import { isWhole } from './is-whole.ts';
import { MOST_VIDEO_PIXELS, MOST_VIDEO_SECONDS, type VideoRefusal } from './port.ts';

export interface Remuxed {
  readonly sizeBytes: number;
  readonly durationSeconds: number;
  readonly width: number;
  readonly height: number;
}

/** What every browser plays: H.264 of eight bits with half the colour (Baseline, Main, Extended, High), and these sounds. */
const PICTURE = /^avc[13]\.(?:42|4d|58|64)/i;
const SOUND = new Set(['aac', 'mp3']);
/** A camera stops a little after its minute. */
const MORE_SECONDS = 0.5;

/** Writes picture and sound of an mp4 or mov again, what tells of them first, nothing else of the file. */
export async function remux(from: string, to: string): Promise<Result<Remuxed, VideoRefusal>> {
  try {
    using input = new Input({ formats: [MP4, QTFF], source: new FilePathSource(from) });
    const track = await input.getPrimaryVideoTrack();
    if (!track || !(await isWhole(from))) return fail('VIDEO_BROKEN');
    const size = { width: await track.getDisplayWidth(), height: await track.getDisplayHeight() };
    const refusal = await refusalOf(input, track, Math.max(size.width, size.height));
    if (refusal) return fail(refusal);
    const written = await copy(input, to);
    if (written === undefined) return fail('VIDEO_BROKEN');
    return ok({ ...size, ...written });
  } catch {
    // The library's own words may quote what stands in the file.
    return fail('VIDEO_BROKEN');
  }
}

async function refusalOf(
  input: Input,
  track: InputVideoTrack,
  longSide: number,
): Promise<VideoRefusal | undefined> {
  const sound = await input.getPrimaryAudioTrack();
  const soundCodec = sound && (await sound.getCodec());
  if (!(await isPlayedPicture(track)) || (sound && !SOUND.has(soundCodec ?? ''))) return 'VIDEO_CODEC';
  if (longSide > MOST_VIDEO_PIXELS) return 'VIDEO_TOO_LARGE';
  // By its packets, whatever the file says of itself.
  const seconds = await input.computeDuration();
  if (!(seconds > 0)) return 'VIDEO_BROKEN';
  return seconds > MOST_VIDEO_SECONDS + MORE_SECONDS ? 'VIDEO_TOO_LONG' : undefined;
}

const isPlayedPicture = async (track: InputVideoTrack) =>
  (await track.getCodec()) === 'avc' && PICTURE.test((await track.getCodecParameterString()) ?? '');

async function copy(
  input: Input,
  to: string,
): Promise<{ sizeBytes: number; durationSeconds: number } | undefined> {
  const output = new Output({
    format: new Mp4OutputFormat({ fastStart: 'in-memory' }),
    target: new FilePathTarget(to),
  });
  const conversion = await Conversion.init({
    input,
    output,
    tracks: 'primary',
    copy: { mode: 'forced', shiftTolerance: Infinity },
    tags: {},
    showWarnings: false,
  });
  if (!conversion.isValid) return undefined;
  await conversion.execute();
  using made = new Input({ formats: [MP4], source: new FilePathSource(to) });
  return { sizeBytes: (await stat(to)).size, durationSeconds: await made.computeDuration() };
}
