/** What one edit screen shows of a guest's profile: the last word of its address, spelled as the specification has it. */
const parts = ['nickname', 'birthday', 'self-introduction', 'short-profile', 'detail-infomation'] as const;
export type GuestPart = (typeof parts)[number];

export function isGuestPart(word: string): word is GuestPart {
  return parts.some((part) => part === word);
}
