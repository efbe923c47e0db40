import { RESUME_WITHIN_DAYS } from '@yoimachi/domain/pause';
import { formatDayLong, type Day } from '#lib/dates.ts';

/** Texts for pausing (domain wording 4.3 and 4.11). */
export const pauseTexts = {
  title: '一時休止',
  /** The last words do not break. */
  note: ['在籍店舗を退店された場合は、すみやかにアカウントを', '一時休止してください。'],
  open: '受付中',
  paused: '一時休止中',
  openDetail: '検索結果に表示され、新しいリクエストを受け付けています。',
  pausedDetail: '検索結果に表示されず、新しいリクエストを受け付けていません。',
  until: (day: Day) => `${formatDayLong(day)} 0:00に自動で再開します。`,
  noEnd: '再開するまで続きます。',
  effects: '一時休止すると',
  hidden: '検索結果やゲストのお気に入りから予約できなくなり、新しいリクエストを受け付けません。',
  kept: '確定済みの予約には影響しません。返信待ちのリクエストには、これまでどおりご返信ください。',
  schedule: '登録済みのスケジュールと料金は、そのまま残ります。',
  pending: '返信待ちのリクエスト',
  approved: '確定済みの予約',
  cases: (count: number) => `${count}件`,
  resumeDay: '再開日（任意）',
  resumeDayHelp: `選択した日の0:00に自動で再開します。明日から${RESUME_WITHIN_DAYS}日以内の日付を選択できます。前日18:00にお知らせします。`,
  pause: '一時休止する',
  change: '再開日を変更する',
  resume: '再開する',
  pauseTitle: '一時休止しますか？',
  wasPaused: '一時休止しました',
  wasChanged: '再開日を変更しました',
  wasResumed: '受付を再開しました',
} as const;
