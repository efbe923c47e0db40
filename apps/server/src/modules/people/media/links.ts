import { LINK_MINUTES, type MediaKind } from '@yoimachi/domain/media';
import type { Links } from '#platform/http';

/** For whom a link is made; an operator opens what nobody else may. */
export interface LinkHolder {
  readonly side: 'account' | 'operator';
  readonly id: string;
}

const STEP_MS = LINK_MINUTES * 60_000;

/** A file by what it is for: what is square has other sizes than what is 3:4. */
export interface Addressed {
  readonly id: string;
  readonly kind: MediaKind;
}

const mediaPath = ({ id, kind }: Addressed): string => `/${kind === 'AVATAR' ? 'avatars' : 'media'}/${id}`;

/**
 * Below this address the files of a picture lie, for this holder alone and for a while; which file it is stands between its path and its
 * query. The same link for some minutes, so that a browser keeps what it has loaded.
 */
export function signedPath(links: Links, file: Addressed, { side, id }: LinkHolder, now: Date): string {
  const until = new Date((Math.ceil(now.getTime() / STEP_MS) + 1) * STEP_MS);
  return links.sign(mediaPath(file), { viewer: `${side}.${id}`, until });
}

/** Whose link this is; null when it is nobody's. */
export function holderOf(links: Links, file: Addressed, query: unknown): LinkHolder | null {
  const found = links.check(mediaPath(file), query);
  const [side, id] = (found.ok && found.value.viewer?.split('.')) || [];
  return id !== undefined && (side === 'account' || side === 'operator') ? { side, id } : null;
}

/** What everybody may see: its path, with the colour that stands there until it is loaded. */
export const publicPath = (
  file: Addressed & {
    readonly static_path: string | null;
    readonly colour: string | null;
  },
): string => `${file.static_path ?? mediaPath(file)}${colourOf(file)}`;

/** A colour after a path; no server is sent it. */
export const colourOf = ({ colour }: { readonly colour: string | null }): string =>
  colour === null ? '' : `#${colour}`;
