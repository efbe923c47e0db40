import type { Conversation } from '@yoimachi/contract/chat';
import { Link } from '@tanstack/react-router';
import { useNow } from '#lib/use-now.ts';
import { Avatar } from '#ui/avatar.tsx';
import { chatPartTexts } from '#ui/chat.ja.ts';
import { Icon } from '#ui/icon.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { uiTexts } from '#ui/ja.ts';
import { BadgeChips } from '#meeting/booking';
import { chatTexts as t } from './ja.ts';
import { screensOf, type Side } from './side.ts';
import { useLayoutEffect, useState } from 'react';

interface Props {
  readonly side: Side;
  readonly conversation: Conversation;
  readonly onBack: (() => void) | undefined;
  readonly onMenu: () => void;
}

/** With whom, how their booking stands, and what can be done. */
export function ThreadHead({ side, conversation, onBack, onMenu }: Props) {
  const { friend, isMuted, isPinned } = conversation;
  const toastsBelow = useToastsBelow();
  // Beside the list that is the heading of the screen.
  const Heading = onBack ? 'h1' : 'h2';
  return (
    <header
      ref={toastsBelow}
      className="flex min-h-16 shrink-0 items-center gap-2 border-b border-line bg-bg px-2"
    >
      {onBack && <IconButton icon="back" label={uiTexts.back} onClick={onBack} />}
      <Avatar src={friend.photo} name={friend.name} size={36} />
      <div className="min-w-0 flex-1">
        <Heading className="flex items-center gap-1.5 text-base leading-tight">
          <bdi className="min-w-0 wrap-anywhere">{friend.name}</bdi>
          {side === 'cast' && (
            <span className="shrink-0 font-gothic text-xs font-normal text-sub">{t.san}</span>
          )}
          {isPinned && <Mark icon="pushpin" label={chatPartTexts.pinned} />}
          {isMuted && <Mark icon="bellOff" label={chatPartTexts.muted} />}
        </Heading>
        {friend.place && <p className="truncate text-xs text-sub">{friend.place}</p>}
      </div>
      <Booking side={side} conversation={conversation} />
      <IconButton icon="more" label={t.menu} onClick={onMenu} aria-haspopup="dialog" />
    </header>
  );
}

function Mark({ icon, label }: { readonly icon: 'pushpin' | 'bellOff'; readonly label: string }) {
  return (
    <span className="text-sub">
      <Icon name={icon} size={15} />
      <span className="sr-only">{label}</span>
    </span>
  );
}

/** The way to their booking; from 1280 px it stands beside the thread. */
function Booking({ side, conversation: { booking } }: Pick<Props, 'side' | 'conversation'>) {
  const now = useNow();
  if (!booking) return null;
  return (
    <Link
      to={screensOf[side].detail}
      search={{ bookingId: booking.bookingId }}
      className="hit rounded-full desktop:hidden"
    >
      <span className="sr-only">{t.toDetail} </span>
      <BadgeChips booking={{ ...booking, reviewed: true }} role={side} now={now} />
    </Link>
  );
}

/**
 * Toasts stand below the element of the returned ref as long as it is there: at the end of a thread they would cover what was just sent and the
 * field. Their host is told here and asks nothing by itself, as it is part of what every screen loads first.
 */
function useToastsBelow(): (head: HTMLElement | null) => void {
  const [head, setHead] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => {
    const host = document.querySelector<HTMLElement>('[data-react-aria-top-layer]');
    if (!host || !head) return;
    const place = () => {
      Object.assign(host.style, {
        top: `calc(${head.getBoundingClientRect().bottom}px + 0.5rem)`,
        bottom: 'auto',
      });
    };
    place();
    const grown = new ResizeObserver(place);
    grown.observe(head);
    grown.observe(document.body);
    return () => {
      grown.disconnect();
      Object.assign(host.style, { top: '', bottom: '' });
    };
  }, [head]);
  return setHead;
}
