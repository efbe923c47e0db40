export const deliveryTexts = {
  /** In the place of names, days and sums. */
  variable: '○○',
  empty: '届かなかった通知はありません',
  channels: { MAIL: 'メール', LINE: 'LINE', PUSH: 'プッシュ通知', SMS: 'SMS' } as Readonly<
    Record<string, string>
  >,
  openMember: '会員を開く',
  kind: '通知の種類',
  channel: '送信先',
  tries: '送信した回数',
  times: (count: number) => `${count}回`,
  since: '通知',
  why: '送信先からの応答',
  detail: '宛先が使われていない場合は、もう一度送信しても届きません。応答の内容を確認してください。',
  revive: 'もう一度送信する',
  revived: 'もう一度送信します。',
  willRevive: (channel: string) => `${channel}で、もう一度送信します`,
  keys: [['a', 'もう一度送信']],
} as const;
