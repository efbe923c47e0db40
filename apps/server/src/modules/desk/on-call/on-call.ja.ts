import { formatDay, formatTime, dayOf } from '@yoimachi/domain/time';

const time = (at: Date) => `${formatDay(dayOf(at))} ${formatTime(at)}`;

/** What operators on duty are told, and what the page behind the link says. */
export const ja = {
  product: '宵待ち',
  subject: '【宵待ち】至急のお知らせ',
  message: (alert: string, link: string) =>
    `【宵待ち運営】${alert.replace(/^【至急】/, '')}対応する方は、こちらから引き受けてください。\n${link}`,
  title: '至急のお知らせ',
  raisedAt: (at: Date) => `発生：${time(at)}`,
  to: (name: string) => `${name}さん宛のリンクです。`,
  take: '対応を引き受ける',
  takeHelp: '引き受けると、ほかの担当者への連絡が止まり、詳しい内容が表示されます。',
  taken: (name: string, at: Date) => `${name}さんが${time(at)}に引き受けました。`,
  handled: 'このお知らせは対応済みです。',
  gone: 'このリンクは使えません',
  goneHelp: '期限が切れているか、正しくないリンクです。運営の一覧（listAlerts）をご確認ください。',
  who: '呼んだ人',
  with: '相手',
  guest: 'ゲスト',
  cast: 'キャスト',
  phone: '電話番号',
  meeting: '同伴',
  place: '待ち合わせ場所',
  sosPlace: '現在地',
  map: '地図で開く',
  accuracy: (meters: number) => `（誤差 約${Math.round(meters)}m）`,
  withdrawn: '本人が取り消しています。念のため、ご本人の安全を確認してください。',
  meetingTime: (from: Date, to: Date) => `${time(from)}〜${formatTime(to)}`,
} as const;
