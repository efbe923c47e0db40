/** What people are told about an operator's decision. */
export const ja = {
  renamed: (nickname: string, isCast: boolean) =>
    isCast
      ? { body: `運営が源氏名を「${nickname}」に変更しました。`, link: '/cast/my-profile' }
      : { body: `運営がニックネームを「${nickname}」に変更しました。`, link: '/guest/my-profile' },
} as const;
