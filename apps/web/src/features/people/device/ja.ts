import type { DeviceSession } from '@yoimachi/contract/account';
import { SESSION_TOKEN_MINUTES } from '@yoimachi/domain/account';

type Device = NonNullable<DeviceSession['device']>;
type Browser = NonNullable<DeviceSession['browser']>;

const devices: Readonly<Record<Device, string>> = {
  IPHONE: 'iPhone',
  IPAD: 'iPad',
  ANDROID: 'Android',
  WINDOWS: 'Windowsパソコン',
  MAC: 'Mac',
  CHROMEBOOK: 'Chromebook',
  LINUX: 'Linuxパソコン',
};
const browsers: Readonly<Record<Browser, string>> = {
  LINE: 'LINE',
  EDGE: 'Edge',
  OPERA: 'Opera',
  SAMSUNG: 'Samsung Internet',
  FIREFOX: 'Firefox',
  CHROME: 'Chrome',
  SAFARI: 'Safari',
};

export const deviceTexts = {
  title: 'ログイン中の端末',
  lead: '見覚えのない端末があるときは、ログアウトしてください。',
  placeNote: `場所は記録していません。最後に使われた回線が、この端末と同じかどうかだけを表示しています。最終利用は${SESSION_TOKEN_MINUTES}分ほど前後することがあります。`,
  current: 'この端末',
  sides: { 1: 'ゲスト', 2: 'キャスト' },
  platforms: { 1: 'ウェブ', 2: 'アプリ' },
  lastUsed: (text: string) => `最終利用 ${text}`,
  signedIn: (text: string) => `ログイン ${text}`,
  sameNetwork: 'この端末と同じ回線',
  otherNetwork: '別の回線',
  end: 'ログアウト',
  endOf: (name: string) => `${name}をログアウトする`,
  endTitle: (name: string) => `${name}をログアウトしますか？`,
  endNote: 'その端末でもう一度ご利用になるには、電話番号の認証が必要です。',
  ended: '端末をログアウトしました',
  endAll: 'ほかの端末をすべてログアウト',
  endAllTitle: 'ほかの端末をすべてログアウトしますか？',
  endAllNote: 'この端末以外の、ゲストとキャストの両方のログインが終了します。',
  endedAll: (count: number) =>
    count === 0 ? 'ほかにログイン中の端末はありません' : `${count}件のログインを終了しました`,
  alone: 'ほかにログイン中の端末はありません。',
} as const;

/** 「iPhone・Safari」 */
export function deviceName({ device, browser }: Pick<DeviceSession, 'device' | 'browser'>): string {
  const parts = [device && devices[device], browser && browsers[browser]].filter(Boolean);
  return parts.length > 0 ? parts.join('・') : '不明な端末';
}
