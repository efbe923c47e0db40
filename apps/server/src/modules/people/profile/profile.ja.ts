import { formatDayLong, type Day } from '@yoimachi/domain/time';

/** What people are told about an operator's decision, and about a pause that ends. */
export const ja = {
  renamed: (nickname: string, isCast: boolean) =>
    isCast
      ? { body: `運営が源氏名を「${nickname}」に変更しました。`, link: '/cast/my-profile' }
      : { body: `運営がニックネームを「${nickname}」に変更しました。`, link: '/guest/my-profile' },
  emailCode: (code: string) => ({
    subject: '【宵待ち】メールアドレスの確認',
    text: `認証コード：${code}\n\nこのコードを「アカウント登録情報」の画面に入力してください。有効期限は10分です。\nお心当たりのない場合は、このメールを破棄してください。`,
  }),
  emailChanged: { body: 'メールアドレスを変更しました。', link: '/cast/account-info' },
  emailLeft: {
    subject: '【宵待ち】メールアドレスの変更',
    text: 'ご登録のメールアドレスが変更されました。お心当たりのない場合は、すみやかに運営までお問い合わせください。',
  },
  nameApproved: (isOtherHolder: boolean) => ({
    body: isOtherHolder
      ? '氏名・生年月日の変更が承認されました。振込先口座の名義が新しい氏名と異なります。口座情報をご確認ください。'
      : '氏名・生年月日の変更が承認されました。',
    link: isOtherHolder ? '/cast/bank-account' : '/cast/account-info',
  }),
  nameRejected: (reason: string) => ({
    body: `氏名・生年月日の変更は承認されませんでした。理由：${reason}`,
    link: '/cast/account-info',
  }),
  resumes: (day: Day) => ({
    body: `${formatDayLong(day)}から受付を再開します。検索結果に表示され、リクエストが届くようになります。`,
    link: '/cast/pause',
  }),
} as const;
