/** Words of the call for help. */
export const sosTexts = {
  button: 'SOS',
  title: 'SOS・緊急連絡',
  lead: '身の危険を感じたときは、安全な場所に移動し、ためらわずに110番へ電話してください。',
  call110: '110番に電話する',
  send: '運営に知らせる',
  sendAgain: 'もう一度知らせる',
  withPlace: '現在地も運営に伝える',
  close: '閉じる',
  sent: '運営に知らせました。すぐに確認し、ご連絡します。',
  sentFindingPlace: '運営に知らせました。現在地を確認しています。',
  sentWithPlace: '運営に現在地とともに知らせました。すぐに確認し、ご連絡します。',
  sentWithoutPlace: '運営に知らせました。現在地は取得できませんでした。',
  notSent: '送信できませんでした。110番に電話するか、もう一度お試しください。',
} as const;
