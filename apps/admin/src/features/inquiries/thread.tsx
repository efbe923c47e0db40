import { visible } from '#lib/visible.ts';
import { whenText } from '#lib/when.ts';
import { PrivatePicture } from '#parts/viewer/index.ts';
import { Facts } from '#parts/workbench/index.ts';
import { cx } from '#ui/cx.ts';
import { inquiryTexts as t } from './ja.ts';
import type { Thread as Opened } from './use-thread.ts';

/** What was asked and answered, the oldest first. */
export function Thread({ thread }: { readonly thread: Opened }) {
  const { subject, name, mail, removal } = thread;
  return (
    <div className="flex flex-col gap-5">
      <Facts
        facts={[
          [t.subject, subject],
          [t.name, name],
          [t.mail, mail],
          [t.place, removal?.what],
          [t.heard, removal && (removal.heard.length > 0 ? removal.heard.join('、') : t.notHeard)],
        ]}
      />
      <ol aria-label={t.thread} className="flex flex-col gap-3">
        {thread.messages.map((message) => (
          <Message key={message.number} message={message} />
        ))}
      </ol>
    </div>
  );
}

function Message({ message }: { readonly message: Opened['messages'][number] }) {
  const isOurs = message.by === 'OPERATOR';
  return (
    <li
      className={cx(
        'flex max-w-[560px] flex-col gap-1 rounded-lg border px-4 py-3 text-sm',
        isOurs ? 'self-end border-transparent bg-tint text-on-tint' : 'border-line bg-surface',
      )}
    >
      <p className={cx('flex gap-3 text-xs', !isOurs && 'text-sub')}>
        <span className="font-bold">{isOurs ? t.operator : t.person}</span>
        <span className="nums">{whenText(message.at)}</span>
      </p>
      <p className="leading-[1.7] whitespace-pre-wrap">
        <bdi>{visible(message.text)}</bdi>
      </p>
      {message.pictures.length > 0 && (
        <div className="flex flex-col gap-2 pt-1">
          {message.pictures.map((url, index) => (
            <PrivatePicture key={url} url={url} label={t.picture(index + 1)} />
          ))}
          <p className="text-xs">{t.pictureOnce}</p>
        </div>
      )}
    </li>
  );
}
