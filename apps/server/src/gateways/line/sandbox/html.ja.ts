import { framedPage, html, type Html } from '#platform/html';
import type { SandboxPerson } from './sandbox.store.ts';

export const LINE_PAGES = { site: 'LINEログイン（テスト環境）', style: '/sandbox-line/style.css' };

const page = (title: string, body: Html) => framedPage(LINE_PAGES, title, body);

/** Who somebody wants to be, or not to go on. */
export function choicePage(people: readonly SandboxPerson[]): string {
  return page(
    'アカウントの選択',
    html`<p>
        宵待ちが、あなたのLINEのユーザー識別子と表示名の利用を求めています。どなたとして続けるかを選びます。
      </p>
      <form method="post">
        <ul class="people">
          ${people.map(({ sub, name }) => html`<li><button name="sub" value="${sub}">${name}</button></li>`)}
        </ul>
      </form>
      <form method="post">
        <div class="field">
          <label for="name">新しい人として続ける（表示名）</label>
          <input id="name" name="name" maxlength="20" autocomplete="off" required />
        </div>
        <button>この名前で許可する</button>
      </form>
      <form method="post"><button class="quiet" name="refused" value="1">キャンセル</button></form>`,
  );
}

export function gonePage(): string {
  return page(
    'このページは開けません',
    html`<p>LINEログインは、宵待ちのログイン画面からやり直してください。</p>
      <p><a href="/authentication">ログイン画面へ</a></p>`,
  );
}
