import type { OfficeBooking } from '@yoimachi/contract/booking-admin';
import { chatAdminRoutes } from '@yoimachi/contract/chat-admin';
import { call } from '#lib/api.ts';
import { useRead } from '#lib/use-read.ts';
import { visible } from '#lib/visible.ts';
import { whenText } from '#lib/when.ts';
import { Panel } from '#parts/panel.tsx';
import { ReadGate } from '#parts/read-gate.tsx';
import { SmallButton } from '#parts/small-button.tsx';
import type { CallAnswer } from '#ui/lib/request.ts';
import { chatLines } from '../chat-lines.ja.ts';
import { bookingTexts as t } from '../ja.ts';

interface Props {
  readonly booking: OfficeBooking;
  readonly castId: string;
  readonly onClose: () => void;
}

/** What the guest and one of his casts wrote each other, read with a reason. */
export function Chat({ booking, castId, onClose }: Props) {
  const guestId = booking.guest.id;
  const name = booking.casts.find(({ id }) => id === castId)?.nickname ?? '';
  const read = useRead(`${guestId} ${castId}`, (reason) =>
    call(chatAdminRoutes.readChat, { params: { guestId, castId }, body: { reason } }),
  );
  return (
    <Panel
      title={t.chatOf(visible(name))}
      aside={
        <SmallButton look="ghost" onClick={onClose}>
          {t.closeChat}
        </SmallButton>
      }
    >
      <ReadGate read={read} what={t.chat}>
        {({ messages }) => <Messages messages={messages} guestId={guestId} castId={castId} />}
      </ReadGate>
    </Panel>
  );
}

interface Said {
  readonly messages: CallAnswer<typeof chatAdminRoutes.readChat>['messages'];
  readonly guestId: string;
  readonly castId: string;
}

function Messages({ messages }: Said) {
  if (messages.length === 0) return <p className="text-sm text-sub">{t.noMessages}</p>;
  return (
    <ol className="flex flex-col gap-3" aria-label={t.chat}>
      {messages.map(({ number, by, text, line, at, isWithdrawn }) => (
        <li key={number} className="text-sm">
          <p className="nums text-xs text-sub">
            {`${speakers[by] ?? t.bySystem}　${whenText(at)}${isWithdrawn ? `　${t.withdrawn}` : ''}`}
          </p>
          <p className="break-all whitespace-pre-wrap">
            <bdi>{text === null ? lineOf(line) : visible(text)}</bdi>
          </p>
        </li>
      ))}
    </ol>
  );
}

/** What the product said; a gift says nothing. */
const lineOf = (line: string | null): string =>
  line === null ? t.gift : (chatLines[line as keyof typeof chatLines] ?? line);

const speakers: Readonly<Record<string, string>> = {
  guest: t.byGuest,
  cast: t.byCast,
};
