import type { Conversation } from '@yoimachi/contract/chat';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { GuestCancel } from '#meeting/guest-booking';
import { BlockSheet } from '#people/block';
import { screensOf } from './side.ts';
import type { Side } from './side.ts';
import { ThreadMenu } from './thread-menu.tsx';
import type { Opened } from './thread-menu.tsx';

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
