import { dayOf, formatDayLong, formatTime } from '@yoimachi/domain/time';
import type { WatchStage } from '@yoimachi/domain/watch';

/** What a friend reads behind a link of 見守り共有. */
export const ja = {
  product: '宵待ち',
  title: '見守り共有',
  lead: (nickname: string) => `${nickname}さんが、同伴の予定を共有しています。`,
  stages: {
    BEFORE: 'これから',
    TOGETHER: '同伴中',
    OVER: '終了・解散の確認待ち',
  } satisfies Partial<Record<WatchStage, string>>,
  stageHelp: {
    BEFORE: 'まだ始まっていません。',
    TOGETHER: '待ち合わせの相手と過ごしています。',
    OVER: '同伴は終了しました。本人が解散を確認すると、この共有は終わります。',
  } satisfies Partial<Record<WatchStage, string>>,
  state: '状況',
  time: '日時',
  timeOf: (from: Date, to: Date) => `${formatDayLong(dayOf(from))} ${formatTime(from)}〜${formatTime(to)}`,
  place: '待ち合わせ場所',
  updated: (at: Date) => `${formatTime(at)}の情報`,
  updates: 'この画面は自動で更新されます。',
  noScript: '最新の状況は、画面を再読み込みしてご確認ください。',
  stale: '更新できませんでした。通信状況をご確認ください。',
  police: '連絡がとれず心配なときは、110番に電話してください。',
  left: '解散が確認されました',
  leftHelp: (nickname: string) => `${nickname}さんが解散を確認したため、見守り共有は終わりました。`,
  gone: 'この共有は終わりました',
  goneHelp: '本人が共有を終えたか、リンクが正しくありません。詳しくは、送った方にご確認ください。',
} as const;
