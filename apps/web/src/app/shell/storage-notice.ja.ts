export const storageTexts = {
  title: 'ブラウザの設定',
  notKept:
    'このブラウザでは、サイトのデータを保存できません。ブラウザの設定で「Cookieとサイトのデータ」を許可し、端末の空き容量を確保してから、ページを開き直してください。',
} as const;
