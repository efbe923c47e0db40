import type { NewsAudience, NewsKind } from '@yoimachi/domain/news';

interface DemoNews {
  readonly kind: NewsKind;
  readonly audience: NewsAudience;
  /** Since so many days before today, at this hour. */
  readonly daysAgo: number;
  readonly hour: number;
  readonly title: string;
  readonly body: string;
  readonly isPinned?: true;
  /** Its picture below `news`. */
  readonly picture?: 'lanterns' | 'skyline';
  /** The demo guest and cast have read it. */
  readonly isRead?: true;
}

export const DEMO_NEWS: readonly DemoNews[] = [
  {
    kind: 'IMPORTANT',
    audience: 'ALL',
    daysAgo: 1,
    hour: 10,
    isPinned: true,
    title: '12月1日 利用規約の改定について',
    body: 'キャンセル料の計算とチャットの利用条件を、わかりやすく書き直しました。\n\n改定後の規約は12月1日から適用されます。内容は[利用規約](/authentication/legal/terms-service)からいつでもご確認いただけます。\n\nご不明な点は[お問い合わせ](/contact-us)までお寄せください。',
  },
  {
    kind: 'FEATURE',
    audience: 'GUESTS',
    daysAgo: 2,
    hour: 12,
    picture: 'skyline',
    title: '冬の夜景を、同伴の前に',
    body: '銀座・六本木から歩いて行ける、静かな席のあるお店を集めました。\n\n17時台は窓側の席が空きやすい時間です。待ち合わせの前に少しだけ夜景を眺めて、ゆっくりとお食事へ。\n\n空いている日は[キャストをさがす](/guest)からご覧いただけます。',
  },
  {
    kind: 'FEATURE',
    audience: 'CASTS',
    daysAgo: 2,
    hour: 12,
    picture: 'skyline',
    title: '年末のご予約が増えています',
    body: '12月の平日は、夕方の早い時間にご希望が集まっています。\n\n[出勤日の設定](/cast/setting/setting-schedule)で空いている日を開けておくと、リクエストが届きやすくなります。',
  },
  {
    kind: 'NOTICE',
    audience: 'ALL',
    daysAgo: 3,
    hour: 15,
    isRead: true,
    title: '年末年始の営業とお問い合わせ',
    body: '12月29日から1月3日まで、お問い合わせへの回答にお時間をいただきます。\n\nSOSと当日の緊急のご連絡は、年末年始も変わらずお受けします。',
  },
  {
    kind: 'NEW_FUNCTION',
    audience: 'ALL',
    daysAgo: 9,
    hour: 11,
    picture: 'lanterns',
    isRead: true,
    title: 'キャストの追加リクエスト',
    body: '同じお店のキャストを4人まで、まとめてリクエストできるようになりました。\n\n全員の返事がそろわなくても、承認された方だけで予約を進められます。',
  },
  {
    kind: 'TROUBLE',
    audience: 'ALL',
    daysAgo: 17,
    hour: 9,
    isRead: true,
    title: '【復旧済み】SMS認証コードが届きにくい状態について',
    body: '本日8時20分から9時05分まで、一部の携帯電話会社でSMS認証コードが届きにくい状態でした。現在は復旧しています。\n\nご迷惑をおかけし、申し訳ございませんでした。',
  },
];

interface DemoBanner {
  readonly audience: NewsAudience;
  readonly title: string;
  readonly link: string;
  /** Its picture below `news`. */
  readonly file: string;
}

export const DEMO_BANNERS: readonly DemoBanner[] = [
  {
    audience: 'GUESTS',
    link: '/guest/buy-point',
    file: 'points',
    title: '年内のポイント購入は12月30日まで',
  },
  {
    audience: 'GUESTS',
    link: '/guest/help/how-to-use',
    file: 'guide',
    title: 'はじめての同伴ガイド',
  },
  {
    audience: 'CASTS',
    link: '/cast/how-to-use',
    file: 'photos',
    title: '写真のコツで、リクエストが増える',
  },
];
