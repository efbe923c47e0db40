import { CODE_DIGITS } from '@yoimachi/domain/account';
import { dayOf, formatDay, formatTime } from '@yoimachi/domain/time';
import { ja } from '../dev.ja.ts';
import { INBOX_CHANNELS, type InboxChannel, type InboxRow } from '../dev.store.ts';
import { html, type Html } from '#platform/html';
import { nationalPhone } from '../queries/people.ts';
import { layout } from './layout.ts';

const CODE = new RegExp(`(?<!\\d)\\d{${CODE_DIGITS}}(?!\\d)`);

/** What would have been sent, newest first, by one channel or by all; the page refreshes itself. */
export function inboxPage(rows: readonly InboxRow[], channel: InboxChannel | null): string {
  return layout(
    ja.inboxTitle,
    html`<p><a href="/dev">${ja.back}</a></p>
      <p class="sub">${ja.inboxHelp}</p>
      <nav aria-label="${ja.channels}">
        <ul class="tabs">
          ${tab(null, channel)} ${INBOX_CHANNELS.map((each) => tab(each, channel))}
        </ul>
      </nav>
      <div id="inbox" data-refresh aria-live="polite">
        ${rows.length === 0 ? html`<p class="empty">${ja.inboxEmpty}</p>` : null} ${rows.map(message)}
      </div>`,
  );
}

function tab(channel: InboxChannel | null, shown: InboxChannel | null): Html {
  const address = channel === null ? '/dev/inbox' : `/dev/inbox?channel=${channel}`;
  const current = channel === shown ? html` aria-current="page"` : null;
  return html`<li>
    <a href="${address}" ${current}>${channel === null ? ja.allChannels : ja.channel[channel]}</a>
  </li>`;
}

/** The drawn part of a mail, as its reader's program shows it: without scripts, and nothing of this page within reach. */
function drawn(source: string): Html {
  return html`<details>
    <summary>${ja.drawn}</summary>
    <iframe title="${ja.drawn}" sandbox="" loading="lazy" srcdoc="${source}"></iframe>
  </details>`;
}

function message(row: InboxRow): Html {
  const code = row.channel === 'SMS' ? CODE.exec(row.body)?.[0] : undefined;
  const recipient = row.channel === 'SMS' ? nationalPhone(row.recipient) : (row.name ?? row.recipient);
  return html`<article>
    <p class="head">
      <span class="chip">${ja.channel[row.channel]}</span><b>${recipient}</b>
      <time class="sub" datetime="${row.createdAt.toISOString()}"
        >${formatDay(dayOf(row.createdAt))} ${formatTime(row.createdAt)}</time
      >
    </p>
    <p class="body">${row.body}</p>
    ${row.html === null ? null : drawn(row.html)}
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
