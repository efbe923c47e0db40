import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import type { Container } from './container.ts';
import { MOST_VIDEO_SECONDS, type VideoRefusal } from './port.ts';

const MOST_MS = 180_000;
/** Limits that a shell sets: kilobytes of memory, seconds of work, blocks of a file. Where one is unknown the time above is left. */
const LIMITED = ['-v 1500000', '-t 180', '-f 200000']
  .map((limit) => `ulimit ${limit} 2>/dev/null;`)
  .concat('exec "$0" "$@"')
  .join(' ');
/** Reads files and nothing else, in the form that the first bytes showed. */
const READ = ['-nostdin', '-v', 'error', '-y', '-threads', '1', '-protocol_whitelist', 'file', '-f'];
const DEMUXERS: Readonly<Record<Container, string>> = { mp4: 'mov', mov: 'mov', wmv: 'asf' };

/** Makes an mp4 that browsers play of a file that they do not play; whatever takes longer than `mostMs` is ended. */
export async function transcode(
  program: string,
  from: string,
  container: Container,
  folder: string,
  mostMs = MOST_MS,
): Promise<Result<string, VideoRefusal>> {
  const to = join(folder, 'transcoded.mp4');
  const input = [...READ, DEMUXERS[container], '-t', String(MOST_VIDEO_SECONDS + 2), '-i', from];
  const coding = '-c:v libx264 -preset veryfast -crf 23 -pix_fmt yuv420p -c:a aac -b:a 128k'.split(' ');
  const rest = ['-map', '0:v:0', '-map', '0:a:0?', '-map_metadata', '-1', ...coding, '-threads', '1'];
  const done = await run(program, [...input, ...rest, to], mostMs);
  return done ? ok(to) : fail('VIDEO_BROKEN');
}

/** The most telling of the first frames as JPEG; null where it cannot be had. */
export async function posterOf(program: string, from: string, folder: string): Promise<Buffer | null> {
  const to = join(folder, 'poster.jpg');
  const input = [...READ, DEMUXERS.mp4, '-i', from];
  const frame = ['-vf', "thumbnail=50,scale='min(1080,iw)':-2", '-frames:v', '1', '-q:v', '3'];
  const done = await run(program, [...input, ...frame, '-map_metadata', '-1', '-f', 'mjpeg', to]);
  return done ? readFile(to) : null;
}

/** Whether it did its work. A program that is not there is no fault of the video. */
function run(program: string, args: readonly string[], mostMs = MOST_MS): Promise<boolean> {
  const { promise, resolve, reject } = Promise.withResolvers<boolean>();
  const env = { PATH: process.env.PATH };
  const options = { timeout: mostMs, killSignal: 'SIGKILL', env } as const;
  execFile('/bin/sh', ['-c', LIMITED, program, ...args], options, (error) => {
    if (error?.code === 126 || error?.code === 127)
      reject(new Error('FFMPEG cannot be run', { cause: error }));
    else resolve(error === null);
  });
  return promise;
}
