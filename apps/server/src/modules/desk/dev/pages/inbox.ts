import { CODE_DIGITS } from '@yoimachi/domain/account';
import { dayOf, formatDay, formatTime } from '@yoimachi/domain/time';
import { ja } from '../dev.ja.ts';
import type { InboxRow } from '../dev.store.ts';
import { html, type Html } from '#platform/html';
import { nationalPhone } from '../queries/people.ts';
import { layout } from './layout.ts';

const CODE = new RegExp(`(?<!\\d)\\d{${CODE_DIGITS}}(?!\\d)`);

/** What would have been sent, newest first; the page refreshes itself. */
export function inboxPage(rows: readonly InboxRow[]): string {
  return layout(
    ja.inboxTitle,
    html`<p><a href="/dev">${ja.back}</a></p>
      <p class="sub">${ja.inboxHelp}</p>
      <div id="inbox" data-refresh aria-live="polite">
        ${rows.length === 0 ? html`<p class="empty">${ja.inboxEmpty}</p>` : null} ${rows.map(message)}
      </div>`,
  );
}

function message(row: InboxRow): Html {
  const code = row.channel === 'SMS' ? CODE.exec(row.body)?.[0] : undefined;
  const recipient = row.channel === 'SMS' ? nationalPhone(row.recipient) : row.recipient;
  return html`<article>
    <p class="head">
      <span class="chip">${ja.channel[row.channel]}</span><b>${recipient}</b>
      <time class="sub" datetime="${row.created_at.toISOString()}"
        >${formatDay(dayOf(row.created_at))} ${formatTime(row.created_at)}</time
      >
    </p>
    <p class="body">${row.body}</p>
    ${
      code === undefined
        ? null
        : html`<p class="code">
            <span class="sub">${ja.code}</span><output>${code}</output
            ><button class="quiet" data-copy="${code}" data-copied="${ja.copied}">${ja.copy}</button>
          </p>`
    }
  </article>`;
}
