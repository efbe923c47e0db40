import {
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedVideoPacketSource,
  MovOutputFormat,
  Mp4OutputFormat,
  Output,
  type Rotation,
} from 'mediabunny';
import { drawH264 } from './drawn-h264.ts';

export interface Drawing {
  readonly container?: 'mp4' | 'mov';
  readonly seconds?: number;
  readonly rotation?: Rotation;
  /** What tells of the video stands before it or behind it. */
  readonly isTold?: 'before' | 'after';
  readonly hasSound?: boolean;
  /** What is said of the coding, whatever it is. */
  readonly codec?: 'avc' | 'hevc' | 'high10';
  readonly place?: string;
  readonly columns?: number;
}

const CODECS = { avc: 'avc1.42c01e', high10: 'avc1.6e001e', hevc: 'hev1.1.6.L93.B0' } as const;
const FRAMES_PER_SECOND = 2;
/** A frame of AAC in which nothing is heard. */
const SILENCE = new Uint8Array([0x00, 0xc8, 0x00, 0x80, 0x23, 0x80]);
const RATE = 44_100;

/** A video that becomes brighter, with a silent sound track, a title and perhaps a place. */
export async function drawVideo(drawing: Drawing = {}): Promise<Buffer> {
  const {
    container = 'mp4',
    seconds = 3,
    rotation = 0,
    isTold = 'after',
    hasSound = true,
    columns = 6,
  } = drawing;
  const fastStart = isTold === 'before' ? ('in-memory' as const) : false;
  const format =
    container === 'mp4' ? new Mp4OutputFormat({ fastStart }) : new MovOutputFormat({ fastStart });
  const target = new BufferTarget();
  const output = new Output({ format, target });
  const picture = new EncodedVideoPacketSource(drawing.codec === 'hevc' ? 'hevc' : 'avc');
  const sound = new EncodedAudioPacketSource('aac');
  output.addVideoTrack(picture, { rotation });
  if (hasSound) output.addAudioTrack(sound);
  const raw = drawing.place === undefined ? {} : { '©xyz': drawing.place };
  output.setMetadataTags({ title: 'at home', raw });
  await output.start();
  await addPicture(picture, { seconds, columns, codec: drawing.codec ?? 'avc' });
  if (hasSound) await addSound(sound, seconds);
  await output.finalize();
  return Buffer.from(target.buffer!);
}

async function addPicture(
  source: EncodedVideoPacketSource,
  { seconds, columns, codec }: { seconds: number; columns: number; codec: keyof typeof CODECS },
): Promise<void> {
  const stream = drawH264(columns, 8);
  const decoderConfig = {
    codec: CODECS[codec],
    codedWidth: stream.width,
    codedHeight: stream.height,
    description: described(stream.description, codec),
  };
  const duration = 1 / FRAMES_PER_SECOND;
  for (let at = 0; at < seconds * FRAMES_PER_SECOND; at++) {
    const data = stream.frame(at, Math.min(230, 40 + at * 20));
    await source.add(new EncodedPacket(data, 'key', at * duration, duration), { decoderConfig });
  }
}

/** The second byte says the profile; it is read before what codecs say of themselves. */
function described(description: Uint8Array, codec: keyof typeof CODECS): Uint8Array {
  return codec === 'high10' ? Buffer.from(description).fill(0x6e, 1, 2) : description;
}

async function addSound(source: EncodedAudioPacketSource, seconds: number): Promise<void> {
  const decoderConfig = {
    codec: 'mp4a.40.2',
    numberOfChannels: 1,
    sampleRate: RATE,
    description: new Uint8Array([0x12, 0x08]),
  };
  const duration = 1_024 / RATE;
  for (let at = 0; at * duration < seconds; at++)
    await source.add(new EncodedPacket(SILENCE, 'key', at * duration, duration), { decoderConfig });
}
