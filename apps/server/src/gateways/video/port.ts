import type { Result } from '@yoimachi/domain/result';

/** A stored file: opened when its turn comes, and passed on in parts. */
export type VideoSource = () => AsyncIterable<Uint8Array> | Promise<AsyncIterable<Uint8Array>>;

export const MOST_VIDEO_SECONDS = 60;
/** Of its longer side. */
export const MOST_VIDEO_PIXELS = 3840;

export type VideoRefusal =
  /** Neither mp4 nor mov nor wmv, whatever its name says. */
  | 'VIDEO_TYPE'
  /** A wmv, or a coding that browsers do not play, where no ffmpeg makes one of it that they play. */
  | 'VIDEO_CODEC'
  | 'VIDEO_TOO_LONG'
  | 'VIDEO_TOO_LARGE'
  /** Cut off, damaged, without a picture, or made to harm who opens it. */
  | 'VIDEO_BROKEN';

/** An mp4 that browsers play from its beginning while it loads, without metadata or place. */
export interface MadeVideo {
  /** On disk until whoever got it has kept it. */
  readonly path: string;
  readonly sizeBytes: number;
  readonly durationSeconds: number;
  /** As it is shown, turned upright. */
  readonly width: number;
  readonly height: number;
  /** A JPEG of a first frame; null without ffmpeg: a browser shows the frame of `#t=0.1`. */
  readonly poster: Uint8Array | null;
}

/** Works on videos of people nobody knows, in processes of its own: one that harms its process is VIDEO_BROKEN. */
export interface Videos {
  /** Checks by content and makes the file to be served; all files are gone once `keep` has ended. Takes seconds and belongs into a job. */
  make<T>(source: VideoSource, keep: (made: MadeVideo) => Promise<T>): Promise<Result<T, VideoRefusal>>;
  close(): Promise<void>;
}
