import type { Pictures } from '#gateways/picture/port.ts';
import type { Storage } from '#gateways/storage/port.ts';
import type { Videos } from '#gateways/video/port.ts';
import type { Links } from '#platform/http';
import type { AppContext } from '#platform/module';

/** What looks at files and makes their sizes, and where these lie. */
export interface MediaMeans {
  readonly storage: Storage;
  readonly pictures: Pictures;
  readonly videos: Videos;
}

export interface MediaContext
  extends Pick<AppContext, 'clock' | 'config' | 'crypto' | 'db' | 'ids' | 'jobs' | 'log'>, MediaMeans {
  readonly links: Links;
}
