export const actTexts = {
  looking: '影響を確認しています…',
  choose: '選択してください。',
  usual: 'よく使う理由',
  reason: '理由',
  reasonHelp: '監査ログに残ります。氏名・電話番号・住所は書かないでください。',
  reasonMissing: '理由を入力してください。',
} as const;
