import { LINK_MINUTES } from '@yoimachi/domain/media';
import type { Links } from '#platform/http';

const STEP_MS = LINK_MINUTES * 60_000;

export const PICTURE_PATH = '/inquiry-pictures';
export const LOOK_PATH = `${PICTURE_PATH}/look`;

/** A link by which its owner sees a picture for a while; the same one for some minutes, so that a browser keeps what it has loaded. */
export function pictureLink(links: Links, fileId: string, accountId: string, now: Date): string {
  const until = new Date((Math.ceil(now.getTime() / STEP_MS) + 1) * STEP_MS);
  return links.sign(`${PICTURE_PATH}/${fileId}`, { viewer: accountId, until });
}
