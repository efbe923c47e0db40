/** What a cast is told on her phone: on a lock screen it says nothing of what it is about. */
export const ja = {
  allRightAsked: 'ご確認をお願いします。',
} as const;
