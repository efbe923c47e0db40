import { REMOVAL_DAYS, type InquiryCategory, type RemovalOutcome } from '@yoimachi/domain/inquiry';

const CATEGORIES: Readonly<Record<InquiryCategory, string>> = {
  BOOKING: '予約・キャンセル',
  POINTS: 'ポイント',
  PAYMENT: 'お支払い・領収書',
  ACCOUNT: 'アカウント・ログイン',
  REPORT: '迷惑行為・通報',
  REMOVAL: '掲載内容の削除',
  BUG: '不具合',
  OTHER: 'その他',
  HEARING: '掲載内容の確認',
};

const OUTCOMES: Readonly<Record<RemovalOutcome, string>> = {
  REMOVED: '掲載内容を削除しました。',
  PARTLY: '掲載内容の一部を削除しました。',
  KEPT: '掲載を継続します。',
};

const CLOSING = '──────────\n宵待ち 運営';

interface Receipt {
  readonly number: string;
  readonly category: InquiryCategory;
  /** Of who is not signed in. */
  readonly link: string | null;
}

/** What people are told about inquiries, in the product and by mail. Nothing that somebody wrote stands in a mail. */
export const ja = {
  answered: ({ number, category }: Pick<Receipt, 'category' | 'number'>) =>
    `「${CATEGORIES[category]}」のお問い合わせ（${number}）への回答が届いています。`,
  heard: `掲載内容について、運営から確認のお願いが届いています。${REMOVAL_DAYS}日以内にご回答ください。`,
  hearingSubject: '掲載内容の確認のお願い',
  decided: (outcome: RemovalOutcome) =>
    `ご回答いただいた掲載内容の件について、確認が完了しました。結果：${OUTCOMES[outcome]}`,
  receipt: ({ number, category, link }: Receipt) => ({
    subject: `【宵待ち】お問い合わせを受け付けました（${number}）`,
    text: [
      'お問い合わせいただき、ありがとうございます。',
      '以下の内容で受け付けました。回答まで今しばらくお待ちください。',
      '',
      `受付番号：${number}`,
      `種別：${CATEGORIES[category]}`,
      '',
      link === null
        ? '内容と回答は、ログイン後の「お問い合わせ履歴」でご確認いただけます。'
        : `内容と回答は、次のリンクからご確認いただけます。リンクは他の方に共有しないでください。\n${link}`,
      '',
      'このメールにお心当たりのない場合は、お手数ですが破棄してください。',
      CLOSING,
    ].join('\n'),
  }),
  answer: ({ number, link }: Pick<Receipt, 'number'> & { readonly link: string }) => ({
    subject: `【宵待ち】お問い合わせへの回答（${number}）`,
    text: [
      `お問い合わせ（受付番号：${number}）への回答が届いています。`,
      '次のリンクからご確認ください。リンクは他の方に共有しないでください。',
      link,
      '',
      'ログインは不要です。同じページから、続けてご質問いただけます。',
      CLOSING,
    ].join('\n'),
  }),
} as const;
