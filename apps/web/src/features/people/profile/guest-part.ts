/** What one edit screen shows of a guest's profile: the last segment of its address, spelled as in the specification. */
export const guestParts = [
  'nickname',
  'birthday',
  'self-introduction',
  'short-profile',
  'detail-infomation',
] as const;
export type GuestPart = (typeof guestParts)[number];

export function isGuestPart(word: string): word is GuestPart {
  return guestParts.some((part) => part === word);
}
