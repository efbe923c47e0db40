/** What one edit screen shows of a guest's profile: the last word of its address, spelled as the specification has it. */
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
