export { chatTag, isChatTag, isNoticeTag, newsTag, noticeTag } from './tags.ts';

/** The longest address of a push service that is kept; the longest known are about 600 signs. */
export const PUSH_ENDPOINT_MAX = 1000;

/** Signs of a title, and of a text below it: phones show no more of them. */
export const PUSH_TITLE_MAX = 60;
export const PUSH_BODY_MAX = 240;

/** What a push shows, and where a tap on it leads. */
export interface PushText {
  readonly title: string;
  readonly body: string;
  /** A path of the product; null leads to its start. */
  readonly link: string | null;
  /** A later push of the same tag takes the place of an earlier one. */
  readonly tag: string;
}

/**
 * An address that a push may be sent to: https on its own port, a host with a name, no account in it. A name that leads into a network of our
 * own is found when it is resolved.
 */
export const PUSH_ENDPOINT =
  /^https:\/\/(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,24}(?::443)?\/[!"$-~]*$/;

/** Where the push services of browsers are: Google's, Mozilla's, Apple's and Microsoft's. */
export const PUSH_HOSTS = [
  'fcm.googleapis.com',
  'push.services.mozilla.com',
  'web.push.apple.com',
  'notify.windows.com',
] as const;

/** Whether an address like that is at one of these hosts, or below one. */
export function isAtHostOf(endpoint: string, hosts: readonly string[]): boolean {
  const host = /^https:\/\/([^/:]+)/.exec(endpoint)?.[1] ?? '';
  return hosts.some((known) => host === known || host.endsWith(`.${known}`));
}

/** The public key of a subscription: a point of P-256, 65 bytes in base64url, the first of which is 4. */
export const PUSH_P256DH = /^B[A-Za-z0-9_-]{86}$/;
/** The secret of a subscription: 16 bytes in base64url. */
export const PUSH_AUTH = /^[A-Za-z0-9_-]{22}$/;

/** A push no longer than phones show it. */
export const cutPush = ({ title, body, link, tag }: PushText): PushText => ({
  title: cut(title, PUSH_TITLE_MAX),
  body: cut(body, PUSH_BODY_MAX),
  link,
  tag,
});

function cut(text: string, max: number): string {
  const signs = [...text];
  return signs.length <= max ? text : `${signs.slice(0, max - 1).join('')}…`;
}
