import type { Conversation } from '@yoimachi/contract/chat';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { GuestCancel } from '#meeting/guest-booking';
import { BlockSheet } from '#people/block';
import { screensOf, type Side } from './side.ts';
import { phaseOf } from '@yoimachi/domain/booking';
import { showToast } from '#lib/toast.ts';
import { DaySheet } from '#ui/day-sheet.tsx';
import { stateOf } from '#meeting/booking';
import { useMute, usePin } from './api/acts.ts';
import { chatTexts as t } from './ja.ts';
import { MenuList, type MenuEntry } from './menu-list.tsx';

/** What stands on top of a thread: its menu, and what that leads to. */
export function useThreadSheets(side: Side, conversation: Conversation) {
  const { friendId, friend, booking } = conversation;
  const navigate = useNavigate();
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  const other = { userId: friendId, nickname: friend.name };
  const element = (
    <>
      {opened === 'menu' && <ThreadMenu {...{ side, conversation }} onOpen={setOpened} onClose={close} />}
      {(opened === 'report' || opened === 'block') && (
        <BlockSheet
          side={side}
          other={other}
          act={opened}
          onClose={close}
          onBlocked={() => navigate({ to: screensOf[side].chat, replace: true })}
        />
      )}
      {opened === 'cancel' && booking && <GuestCancel bookingId={booking.bookingId} onClose={close} />}
    </>
  );
  return { open: setOpened, element };
}

/** What opens on top of a thread. */
type Opened = 'menu' | 'report' | 'block' | 'cancel';

interface Props {
  readonly side: Side;
  readonly conversation: Conversation;
  readonly onOpen: (next: Opened) => void;
  readonly onClose: () => void;
}

/** What can be done about a conversation and the other one. */
function ThreadMenu({ side, conversation, onOpen, onClose }: Props) {
  const { friendId, friend, isPinned, isMuted, booking } = conversation;
  const navigate = useNavigate();
  const pin = usePin(friendId);
  const mute = useMute(side, friendId);
  const said = (text: string) => {
    showToast(text, 'ok');
    onClose();
  };
  const isKept = conversation.state !== 'NONE';
  const entries: (MenuEntry | false)[] = [
    side === 'guest' && {
      icon: 'user',
      label: t.profile,
      onPress: () => void navigate({ to: '/guest/user-profile', search: { castId: friendId } }),
    },
    isKept && {
      icon: 'pushpin',
      label: isPinned ? t.unpin : t.pin,
      onPress: () => {
        pin.mutate(!isPinned);
        said(isPinned ? t.unpinned : t.pinned);
      },
    },
    isKept && {
      icon: isMuted ? 'bell' : 'bellOff',
      label: isMuted ? t.unmute : t.mute,
      onPress: () => {
        mute.mutate(!isMuted);
        said(isMuted ? t.unmuted : t.muted);
      },
    },
    side === 'guest' &&
      booking !== null &&
      CANCELLED_IN.has(phaseOf(stateOf(booking))) && {
        icon: 'calendar',
        label: t.cancel,
        onPress: () => onOpen('cancel'),
      },
    { icon: 'alert', label: t.report, onPress: () => onOpen('report') },
    { icon: 'block', label: t.block, isDanger: true, onPress: () => onOpen('block') },
  ];
  return (
    <DaySheet isOpen onClose={onClose} title={t.menuTitle(friend.name)}>
      <MenuList entries={entries.filter((entry) => entry !== false)} />
    </DaySheet>
  );
}

/** Where a guest can leave a booking: taken back while it is a request, cancelled afterwards. */
const CANCELLED_IN: ReadonlySet<string> = new Set(['pending', 'held', 'due']);
