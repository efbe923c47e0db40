import { CODE_TTL_MINUTES } from '@yoimachi/domain/account';

/** What people are told about an operator's decision, and by mail about their addresses. */
export const ja = {
  nameKinds: { cast: '源氏名', guest: 'ニックネーム' },
  classNames: { REGULAR: 'レギュラー', PREMIUM: 'プレミアム', SUPER_PREMIUM: 'スーパープレミアム' },
  emailCode: (code: string) => ({
    subject: '【宵待ち】メールアドレスの確認',
    text: `認証コード：${code}\n\nこのコードを「アカウント登録情報」の画面に入力してください。有効期限は${CODE_TTL_MINUTES}分です。\nお心当たりのない場合は、このメールを破棄してください。`,
  }),
  emailLeft: {
    subject: '【宵待ち】メールアドレスの変更',
    text: 'ご登録のメールアドレスが変更されました。お心当たりのない場合は、すみやかに運営までお問い合わせください。',
  },
  nameApproved: (isOtherHolder: boolean) => ({
    result: isOtherHolder
      ? '氏名・生年月日の変更が承認されました。振込先口座の名義が新しい氏名と異なります。口座情報をご確認ください。'
      : '氏名・生年月日の変更が承認されました。',
    link: isOtherHolder ? '/cast/bank-account' : '/cast/account-info',
  }),
  nameRejected: (reason: string) => ({
    result: `氏名・生年月日の変更は承認されませんでした。理由：${reason}`,
    link: '/cast/account-info',
  }),
} as const;
