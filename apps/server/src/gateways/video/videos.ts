import { createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import type { Config } from '#platform/config';
import {
  askTwice,
  createWorkerProcess,
  type WorkerContext,
  type WorkerProcess,
} from '#platform/worker-process';
import { containerOf, HEAD_BYTES, type Container } from './container.ts';
import { posterOf, transcode } from './ffmpeg.ts';
import type { MadeVideo, VideoRefusal, Videos, VideoSource } from './port.ts';
import type { Remuxed } from './remux.ts';
import type { VideoHandlers } from './video.worker.ts';
import { inWorkFolder } from './work-folder.ts';

export interface VideoContext extends WorkerContext {
  readonly config: Pick<Config, 'dataDir' | 'ffmpeg'>;
}
type Worker = WorkerProcess<VideoHandlers>;

/** Videos by mediabunny in a process of its own, and by the machine's ffmpeg where it is configured. */
export function createVideos(context: VideoContext): Videos {
  const worker = createWorkerProcess<VideoHandlers>(context, {
    worker: 'video',
    entry: new URL('video.worker.ts', import.meta.url),
    timeoutMs: 30_000,
    atOnce: 1,
    memoryMb: 400,
    idleMs: 30_000,
  });
  const { dataDir, ffmpeg } = context.config;
  return {
    make: (source, keep) =>
      inWorkFolder(join(dataDir, 'videos-at-work'), async (folder) => {
        const from = await take(source, folder);
        const container = await containerOfFile(from);
        if (!container) return fail('VIDEO_TYPE');
        const made = await makePlayable({ worker, ffmpeg, folder }, from, container);
        if (!made.ok) return made;
        const poster = ffmpeg === null ? null : await posterOf(ffmpeg, made.value.path, folder);
        return ok(await keep({ ...made.value, poster }));
      }),
    close: () => worker.close(),
  };
}

async function take(source: VideoSource, folder: string): Promise<string> {
  const path = join(folder, 'original');
  await pipeline(Readable.from(await source()), createWriteStream(path, { mode: 0o600 }));
  return path;
}

async function containerOfFile(path: string): Promise<Container | undefined> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return containerOf(buffer.subarray(0, bytesRead));
  } finally {
    await file.close();
  }
}

interface Tools {
  readonly worker: Worker;
  readonly ffmpeg: string | null;
  readonly folder: string;
}

async function makePlayable(
  { worker, ffmpeg, folder }: Tools,
  from: string,
  container: Container,
): Promise<Result<Omit<MadeVideo, 'poster'>, VideoRefusal>> {
  const to = join(folder, 'made.mp4');
  const remuxed =
    container === 'wmv'
      ? (fail('VIDEO_CODEC') as Result<Remuxed, VideoRefusal>)
      : await ask(worker, from, to);
  if (remuxed.ok) return ok({ ...remuxed.value, path: to });
  if (remuxed.error.code !== 'VIDEO_CODEC' || ffmpeg === null) return remuxed;
  const transcoded = await transcode(ffmpeg, from, container, folder);
  if (!transcoded.ok) return transcoded;
  const made = await ask(worker, transcoded.value, to);
  return made.ok ? ok({ ...made.value, path: to }) : made;
}

const ask = (worker: Worker, from: string, to: string) =>
  askTwice(() => worker.ask('remux', { from, to }), fail('VIDEO_BROKEN'));
