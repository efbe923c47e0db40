import type { SentCategory } from '@yoimachi/domain/inquiry';

interface Asked {
  readonly category: SentCategory;
  readonly subject: string;
  readonly text: string;
  readonly removal?: { readonly what: string; readonly right: 'PORTRAIT' };
  /** What operators answered; `again`: what was written after that, and `last` their answer to it. */
  readonly answer?: string;
  readonly again?: string;
  readonly last?: string;
  readonly isTaken?: boolean;
  readonly daysAgo: number;
}

/** Of the demo guest, the oldest first. */
export const OF_GUEST: readonly Asked[] = [
  {
    category: 'POINTS',
    subject: 'ポイントの有効期限',
    text: '購入したポイントはいつまで使えますか。',
    answer:
      '購入されたポイントの有効期限は、購入日から180日です。\n期限の近いものから順に使われます。有効期限は「ポイント」の画面でご確認いただけます。',
    again: 'よく分かりました。ありがとうございます。',
    last: 'ご確認いただき、ありがとうございます。またいつでもお問い合わせください。',
    daysAgo: 24,
  },
  {
    category: 'BUG',
    subject: 'プッシュ通知が届かない',
    text: '設定をオンにしているのですが、スマートフォンに通知が届きません。',
    isTaken: true,
    daysAgo: 11,
  },
  {
    category: 'PAYMENT',
    subject: '領収書の宛名を変更したい',
    text: '宛名を会社名に変えて発行し直すことはできますか。',
    answer:
      '発行済みの領収書の宛名は変更できませんが、お手続きをご案内します。\n領収書の画面から、対象の購入をお選びください。',
    daysAgo: 5,
  },
  {
    category: 'BOOKING',
    subject: 'キャンセル料の計算について',
    text: '前日にキャンセルした場合の計算の方法を教えてください。',
    daysAgo: 0,
  },
];

/** Of the demo cast. */
export const OF_CAST: readonly Asked[] = [
  {
    category: 'REMOVAL',
    subject: '写真の削除のお願い',
    text: '以前の勤務先のブログに載っている写真と同じものが、別の方のプロフィールで使われているようです。確認をお願いします。',
    removal: { what: 'プロフィール写真の2枚目（源氏名は「小夜」さんです）', right: 'PORTRAIT' },
    daysAgo: 2,
  },
  {
    category: 'OTHER',
    subject: '店舗の移籍について',
    text: '来月から別のお店に移る予定です。手続きを教えてください。',
    answer:
      '在籍店舗は「アカウント登録情報」から変更できます。確定している同伴が終わってから、お手続きをお願いいたします。',
    daysAgo: 8,
  },
];

/** Of somebody who is not signed in. */
export const SIGNED_OUT: Asked & { readonly name: string } = {
  category: 'ACCOUNT',
  subject: 'ログインできません',
  text: '機種変更をしたところ、以前の電話番号が使えなくなりました。',
  name: '山田',
  daysAgo: 1,
};
