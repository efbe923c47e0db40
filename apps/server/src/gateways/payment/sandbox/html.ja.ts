import { framedPage, html, type Html } from '#platform/html';
import type { CardFormErrors } from './card-form.ja.ts';
import { TEST_CARDS } from './test-cards.ja.ts';
import { WEBHOOK_MODES, type WebhookMode } from './webhook.store.ts';
import { LATE_MINUTES } from './webhooks.ts';

export const CARD_PAGES = { site: 'カード決済（テスト環境）', style: '/sandbox-pay/style.css' };

const page = (title: string, body: Html) => framedPage(CARD_PAGES, title, body);

interface Field {
  readonly name: 'number' | 'expires' | 'cvc';
  readonly label: string;
  readonly autocomplete: string;
  readonly placeholder: string;
}

const FIELDS: readonly Field[] = [
  { name: 'number', label: 'カード番号', autocomplete: 'cc-number', placeholder: '4242 4242 4242 4242' },
  { name: 'expires', label: '有効期限（月/年）', autocomplete: 'cc-exp', placeholder: '08/30' },
  { name: 'cvc', label: 'セキュリティコード', autocomplete: 'cc-csc', placeholder: '123' },
];

/** The card form. After an error the expiry is kept; number and code are typed again, as usual in card forms. */
export function cardPage(errors: CardFormErrors, expires: string, returnUrl: string): string {
  const fields = FIELDS.map((field) => {
    const error = errors[field.name];
    const value = field.name === 'expires' ? expires : '';
    const describedBy = error ? html` aria-invalid="true" aria-describedby="${field.name}-error"` : null;
    return html`<div class="field">
      <label for="${field.name}">${field.label}</label>
      <input
        id="${field.name}"
        name="${field.name}"
        value="${value}"
        inputmode="numeric"
        autocomplete="${field.autocomplete}"
        placeholder="${field.placeholder}"
        required${describedBy}
      />
      ${error ? html`<p class="error" id="${field.name}-error">${error}</p>` : null}
    </div>`;
  });
  const cards = TEST_CARDS.map(
    ({ number, note }) =>
      html`<li><code>${number.replace(/(\d{4})(?=\d)/g, '$1 ')}</code><span>${note}</span></li>`,
  );
  return page(
    'カードの登録',
    html`<p>
        登録するカードの情報を入力してください。カード番号は決済サービスだけが取り扱い、宵待ちには保存されません。
      </p>
      <form method="post" autocomplete="on">
        ${fields}
        <button type="submit">本人認証へ進む</button>
      </form>
      <p><a href="${returnUrl}">登録せずに戻る</a></p>
      <section>
        <h2>テスト用のカード番号</h2>
        <ul>
          ${cards}
        </ul>
      </section>`,
  );
}

/** The bank's 3-D Secure page. */
export function securePage(detail: string): string {
  return page(
    '本人認証サービス',
    html`<p>${detail}</p>
      <p>カード会社による本人認証（3Dセキュア）の画面です。テスト環境のため、結果を選んで進みます。</p>
      <form method="post">
        <button type="submit" name="result" value="passed">認証する</button>
        <button type="submit" name="result" value="failed" class="quiet">認証に失敗する</button>
      </form>`,
  );
}

const MODE_LABELS: Readonly<Record<WebhookMode, string>> = {
  PROMPT: 'すぐに送る',
  EARLY: '決済の応答より先に送る（あとでもう一度送る）',
  LATE: `${LATE_MINUTES}分遅れて送る`,
  TWICE: '2回送る',
  OUT_OF_ORDER: '順番を入れ替えて送る',
  OFF: '送らない',
};

/** The choice of how the sandbox reports events. */
export function webhooksPage(current: WebhookMode): string {
  const choices = WEBHOOK_MODES.map(
    (mode) =>
      html`<button
        type="submit"
        name="mode"
        value="${mode}"
        ${mode === current ? null : html` class="quiet"`}
      >
        ${MODE_LABELS[mode]}
      </button>`,
  );
  return page(
    '決済通知（Webhook）の送り方',
    html`<p>現在の設定：${MODE_LABELS[current]}</p>
      <form method="post">${choices}</form>`,
  );
}

/** A link that no longer leads anywhere. */
export function gonePage(): string {
  return page(
    '手続きは終了しています',
    html`<p>このページの手続きはすでに終わっています。</p>
      <p><a href="/">宵待ちに戻る</a></p>`,
  );
}

/** What the 3-D Secure page says it is for. */
export const cardDetail = (brand: string, last4: string): string => `${brand} •••• ${last4} を登録します。`;
export const paymentDetail = (amountYen: number): string =>
  `お支払い金額 ${amountYen.toLocaleString('ja-JP')}円`;
