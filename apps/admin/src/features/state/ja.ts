import type {
  NodeRole,
  ProvidedService,
  Provider,
  StateChannel,
  StateKind,
  StateVerdict,
} from '@yoimachi/domain/state';
import type { StateGroup } from './groups.ts';

const verdicts: Readonly<Record<StateVerdict, string>> = { OK: 'OK', ATTENTION: '注意', TROUBLE: '異常' };

const kinds: Readonly<Record<StateKind, string>> = {
  role: 'サーバーの役割',
  node: 'サーバープロセス',
  database: 'データベース',
  connections: 'データベースの接続数',
  transaction: 'データベースの長い処理',
  storage: 'ファイルの保管場所',
  copies: 'バックアップ',
  outbox: 'イベントの処理',
  jobs: 'ジョブ',
  'due-work': '時刻で動く処理',
  routine: '定期処理',
  channel: '通知の送信',
  payments: '決済会社からの通知',
  provider: '外部サービス',
  books: '帳簿の照合',
};

const groups: Readonly<Record<StateGroup, string>> = {
  servers: 'サーバー',
  soon: 'イベントとジョブ',
  due: '時刻で動く処理',
  routines: '定期処理',
  messages: '通知の送信',
  money: '決済と帳簿',
  storage: 'データベースとファイル',
  services: '外部サービス',
};

export const roleNames: Readonly<Record<NodeRole, string>> = {
  api: '画面とAPI',
  realtime: '即時の更新',
  worker: '裏側の処理',
};

export const channelNames: Readonly<Record<StateChannel, string>> = {
  SMS: 'SMS',
  MAIL: 'メール',
  LINE: 'LINE',
  PUSH: 'プッシュ通知',
};

export const serviceNames: Readonly<Record<ProvidedService, string>> = {
  PAYMENT: '決済',
  SMS: 'SMS',
  MAIL: 'メール',
  LINE_LOGIN: 'LINEログイン',
  LINE_MESSAGE: 'LINEメッセージ',
  PUSH: 'プッシュ通知',
  STORAGE: 'ファイルの保管',
  IDENTITY: 'ログインの証明',
  BOT_CHECK: 'ボット対策',
  SOCKETS: 'サーバー間の連携',
};

export const providerNames: Readonly<Record<Provider, string>> = {
  EMBEDDED: '内蔵',
  NONE: 'なし',
  STRIPE: 'Stripe',
  TWILIO: 'Twilio',
  SMTP: 'SMTPサーバー',
  LINE: 'LINE',
  WEB_PUSH: 'Web Push',
  S3: 'S3互換ストレージ',
  FIREBASE: 'Firebase',
  TURNSTILE: 'Cloudflare Turnstile',
  REDIS: 'Redis',
};

export const stateTexts = {
  title: '稼働状況',
  verdicts,
  kinds,
  groups,
  readAt: (time: string) => `${time} 時点`,
  every: '15秒ごとに更新',
  refresh: '今すぐ更新',
  stale: (time: string) =>
    `更新できていません。表示しているのは${time}時点の内容です。接続をご確認ください。`,
  needing: '対応が必要な項目',
  allWell: 'すべて正常です。',
  counts: (ok: number, attention: number, trouble: number) =>
    `異常 ${trouble}件・注意 ${attention}件・OK ${ok}件`,
  unread: '状態を読み取れませんでした。',
  well: (name: string, count: number) => `${name}：OKの${count}件を表示`,
  howTo: '手順',
  howToOf: (name: string) => `手順（${name}）`,
  runbook: '対応手順',
  runbookHelp:
    'コマンドは、サーバーの端末で「npm run operator -- コマンド名 --operator ご自身の名前」と入力して実行します。',
  see: '詳しく確認する',
  steps: '対応',
  never: 'してはいけないこと',
  openQueue: (name: string) => `${name}を開く`,
  openLedger: '元帳を開く',
  panel: {
    delivery: '通知の送信待ち',
    payments: '決済会社からの最終通知',
    sms: '本日のSMS',
    outbox: 'イベントの処理待ち',
    books: '帳簿の最終照合',
    silent: (count: string) => `応答なし ${count}`,
    failed: (sent: string, failed: string) => `${sent}・失敗 ${failed}`,
    dead: (count: string) => `停止 ${count}`,
    broken: (count: string) => `不一致 ${count}`,
    never: 'なし',
    unread: '不明',
    all: '稼働状況を表示',
  },
} as const;
