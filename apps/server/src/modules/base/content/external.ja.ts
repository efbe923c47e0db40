import type { BrowserService } from '#platform/http';

interface Words {
  readonly name: string;
  readonly whose: string;
  readonly sent: string;
  readonly purpose: string;
}

/** What is said of each service that the browser sends something to. */
export const SERVICE_WORDS: Readonly<Record<BrowserService, Words>> = {
  TURNSTILE: {
    name: 'Cloudflare Turnstile',
    whose: 'Cloudflare, Inc.',
    sent: 'IPアドレス、ブラウザーと端末の種類、画面での操作の様子',
    purpose: '自動プログラムによる登録やログインを防ぐため',
  },
};

export const lines = {
  heading: (name: string) => `# 送信先：${name}`,
  whose: (whose: string) => `- 送信先の事業者：${whose}`,
  origin: (origin: string) => `- 送信先：${origin}`,
  sent: (sent: string) => `- 送信される情報：${sent}`,
  purpose: (purpose: string) => `- 利用の目的：${purpose}`,
  none: '現在、画面から情報を送信している外部のサービスはありません。',
} as const;
