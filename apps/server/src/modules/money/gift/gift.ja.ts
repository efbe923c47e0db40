/** What a cast is told about a gift. */
export function giftReceivedText(guestName: string, giftName: string): string {
  return `${guestName}さんからギフト「${giftName}」が届きました。`;
}
