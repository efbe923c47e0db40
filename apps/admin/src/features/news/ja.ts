import type { NewsAudience, NewsKind } from '@yoimachi/domain/news';

const kinds: Readonly<Record<NewsKind, string>> = {
  FEATURE: '特集',
  IMPORTANT: '重要',
  NOTICE: 'お知らせ',
  NEW_FUNCTION: '新機能',
  TROUBLE: '障害',
};
const audiences: Readonly<Record<NewsAudience, string>> = {
  GUESTS: 'ゲスト',
  CASTS: 'キャスト',
  ALL: '全員',
};

const LINK_WRONG = 'このサービスのページ（/から始まるアドレス）か、httpsのアドレスをご入力ください。';

export const newsTexts = {
  title: 'お知らせ',
  label: 'お知らせの一覧',
  write: '新しく書く',
  kinds,
  audiences,
  heading: '件名',
  kind: '種類',
  audience: '宛先',
  state: '状態',
  states: { DRAFT: '下書き', COMING: '公開予定', SHOWN: '公開中', OVER: '終了' },
  period: '公開期間',
  span: (from: string, to: string | null) => (to === null ? `${from}から` : `${from}〜${to}`),
  reads: '既読',
  readCount: (count: string) => `${count}人`,
  broadcast: '配信',
  broadcasts: { WAITING: '配信待ち', RUNNING: '配信中', STOPPED: '停止中', DONE: '配信済み' },
  notTold: '配信なし',
  toldOf: (told: string, looked: string, people: string) =>
    `${told}人に配信（${people}人中${looked}人を確認）`,
  empty: 'お知らせはまだありません',
  emptyDetail: '書いたお知らせは、公開するまで誰にも表示されません。',
  chooseOne: '一覧から選ぶと、内容と操作を表示します。',
  detail: '内容',
  position: '位置',
  pinned: 'いちばん上に固定',
  author: (name: string) => `${name}さんが作成`,
  preview: 'プレビュー',
  edit: '編集する',
  publish: '公開する',
  end: '終了する',
  stop: '配信を止める',
  resume: '配信を再開する',
  // the form
  writeTitle: 'お知らせを書く',
  writeHelp: '保存しても、公開するまで誰にも表示されません。',
  editTitle: 'お知らせの編集',
  editHelp:
    '公開後に内容を変えると、読んだ方の画面に「更新」と表示します。変更前の内容と理由は記録に残ります。',
  body: '本文',
  bodyHelp: '空行で段落を分けます。［言葉］(/guest/…) のように書くと、リンクになります。',
  from: '開始日',
  fromTime: '開始時刻',
  until: '終了日（任意）',
  pin: '一覧のいちばん上に固定する（重要・障害のみ）',
  audienceSize: (audience: string, count: string) => `${audience}：現在${count}人`,
  save: '保存する',
  saved: '下書きを保存しました。',
  edited: 'お知らせを変更しました。',
  reason: '変更の理由',
  wrong: {
    title: '1行、60文字以内でご入力ください。',
    body: '4,000文字以内でご入力ください。リンク先は、このサービスのページかhttpsのアドレスにしてください。',
    isPinned: '固定できるのは、重要または障害のお知らせです。',
    startsAt: '開始の日時をご入力ください。',
    endsAt: '開始より後の日をご入力ください。',
    reason: '1行、200文字以内でご入力ください。',
    link: LINK_WRONG,
  } as Readonly<Record<string, string>>,
  // pictures
  newsPicture: '画像（任意）',
  pictureHelp: (of: {
    readonly width: number;
    readonly height: number;
    readonly long: number;
    readonly short: number;
    readonly megabytes: number;
  }) =>
    `横${of.width}×縦${of.height}px（3:1）のJPEGまたはPNG、${of.megabytes}MB以下。横${of.long}×縦${of.short}px未満は使えません。スマートフォンでは端が少し切れます。`,
  pictureChoose: '画像を選ぶ',
  pictureReplace: '画像を変更する',
  pictureDrop: '今の画像を外す（保存すると表示されなくなります）',
  pictureSent: '画像を送信しました。保存すると使用します。',
  pictureMissing: '画像を選択してください。',
  pictureUnderWay: '画像の送信が終わってから、もう一度押してください。',
  pictureFailed: '画像を送信できていません。もう一度送信するか、選び直してください。',
  cardPreview: '一覧での見え方',
  // acts
  publishTitle: 'このお知らせを公開しますか？',
  publishDetail: (when: string) => `${when}から、宛先の画面に表示します。`,
  tells: 'プッシュ通知・LINE・メールでも知らせる',
  tellsHelp: (consent: boolean) =>
    consent
      ? '広告のお知らせのため、受け取りに同意している方だけに、それぞれの設定で配信します。'
      : 'それぞれの通知の設定に従って配信します。',
  published: 'お知らせを公開しました。',
  endTitle: 'お知らせの終了',
  endHelp: '以後は誰にも表示せず、配信も止めます。元に戻すことはできません。',
  ended: 'お知らせを終了しました。',
  stopTitle: '配信の停止',
  stopHelp: 'まだ届いていない方への配信を止めます。画面への表示は続きます。',
  stopped: '配信を止めました。',
  resumeTitle: '配信の再開',
  resumeHelp: '止めたところから続けます。同じ方に2回届くことはありません。',
  resumed: '配信を再開しました。',
  // changes
  changes: '変更の記録',
  whats: { EDIT: '編集', END: '終了', STOP: '配信を停止', RESUME: '配信を再開' },
  was: '変更前',
  by: (name: string) => `${name}さん`,
  // banners
  banners: 'バナー',
  bannersLabel: 'バナーの一覧',
  bannerTitle: '題名',
  link: 'リンク先',
  picture: '画像',
  bannerEmpty: 'バナーはまだありません',
  bannerEmptyDetail: '「新しく作る」から、画像とリンク先を登録します。',
  bannerNew: '新しく作る',
  bannerNewTitle: '新しいバナー',
  bannerNewHelp: (most: number) =>
    `開始の日時から、ゲストの「さがす」とキャストのホームのうち、宛先の画面に表示します。公開中のうち開始の新しい${most}件が、開始の順に並びます。`,
  bannerShow: '登録する',
  bannerMade: 'バナーを登録しました。',
  bannerEdit: '変更する',
  bannerEditOf: (title: string) => `${title}を変更する`,
  bannerEnd: '終了する',
  bannerEndOf: (title: string) => `${title}を終了する`,
  bannerEditTitle: 'バナーの変更',
  bannerEditHelp: '題名は、画像が見えない方に読み上げる言葉です。',
  bannerEdited: 'バナーを変更しました。',
  bannerEndTitle: 'バナーの終了',
  bannerEndHelp: '以後は表示しません。元に戻すことはできません。',
  bannerEnded: 'バナーを終了しました。',
  linkHelp: '/guest/…のようなこのサービスのページか、https://で始まるアドレス',
  linkWrong: LINK_WRONG,
} as const;
