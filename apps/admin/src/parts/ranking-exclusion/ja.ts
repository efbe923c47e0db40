import { EXCLUSION_DAYS_MAX, type ExclusionState } from '@yoimachi/domain/ranking';

const states: Readonly<Record<ExclusionState, string>> = {
  COMING: '開始前',
  OUT: '除外中',
  OVER: '期間終了',
  LIFTED: '解除済み',
};

export const exclusionTexts = {
  title: 'ランキングからの除外',
  none: '除外の記録はありません。',
  states,
  exclude: 'ランキングから外す',
  excludeTitle: (name: string) => `${name}さんをランキングから外す`,
  excludeShort: '外す',
  excludeHelp:
    'すべてのランキングにすぐ表示されなくなり、下のキャストの順位が繰り上がります。検索やプロフィールの表示は変わりません。ご本人には通知しません。',
  excluded: 'ランキングから外しました。',
  from: '最初の日',
  fromHelp: '空欄：すぐに外す',
  until: '最後の日',
  untilHelp: '空欄：戻すまで',
  wrong: {
    fromDay: `本日から${EXCLUSION_DAYS_MAX}日以内の日を入力してください。`,
    untilDay: `最初の日以降で、本日から${EXCLUSION_DAYS_MAX}日以内の日を入力してください。`,
  },
  reasonHelp: '運営の記録に残ります。ご本人には表示されません。',
  putBack: 'ランキングに戻す',
  putBackShort: '戻す',
  putBackOf: (name: string) => `${name}さんをランキングに戻す`,
  putBackHelp: 'すぐに、現在の評価や空き日数による順位で表示されます。ご本人には通知しません。',
  isBack: 'ランキングに戻しました。',
  span: (from: string, until: string) => `${from}から${until}まで`,
  endless: (from: string) => `${from}から（戻すまで）`,
  madeBy: (when: string, name: string) => `${when}に${name}さんが除外`,
  liftedBy: (when: string, name: string) => `${when}に${name}さんが解除`,
} as const;
