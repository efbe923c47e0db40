import type { Conversation } from '@yoimachi/contract/chat';
import { TEXT_ERRORS } from '@yoimachi/contract/text-rules';
import { MESSAGE_MAX } from '@yoimachi/domain/chat';
import { useEffect, useRef, useState } from 'react';
import type { Outgoing } from '#lib/outbox.ts';
import { useDraft } from '#lib/use-draft.ts';
import { Composer } from '#ui/composer.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { ExtrasSheet } from './extras-sheet.tsx';
import { chatTexts as t } from './ja.ts';
import { post, useOutgoing, useSentWarning } from './own-outbox.ts';
import type { useOwnOutbox } from './own-outbox.ts';
import type { Side } from './side.ts';
import { useJudged } from './use-judged.tsx';

interface Props {
  readonly side: Side;
  readonly conversation: Conversation;
  readonly own: ReturnType<typeof useOwnOutbox>;
  readonly onGift: (() => void) | undefined;
}

const isStopped = ({ failure }: Outgoing) => TEXT_ERRORS.some((code) => code === failure?.code);

/** Where one writes: the field, what stops it, and what can be sent besides. */
export function WriteBar({ side, conversation, own, onGift }: Props) {
  const { friendId } = conversation;
  const { text, write } = useDraft(own?.store ?? null, friendId);
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const { bar, check, warnedOf, stopByServer } = useJudged(side, text, useSentWarning(own, friendId));
  const stopped = useOutgoing(own, friendId).find(isStopped);
  useEffect(() => {
    // What the server stops comes back to where it was written, unless something new is being written there.
    if (!own || !stopped?.failure || text !== '') return;
    const { message, details } = stopped.failure;
    write(stopped.text);
    stopByServer({ message, found: typeof details['found'] === 'string' ? details['found'] : '' });
    void own.outbox.remove(stopped.clientId);
  });
  // What was said of a text that has gone out is said once.
  useEffect(() => () => own?.warnings.clear(friendId), [own, friendId]);
  const send = () => {
    if (!own || !check()) return;
    post(own, friendId, text.trim(), warnedOf);
    write('');
  };
  const insert = (reply: string) => {
    write(text === '' ? reply : `${text.trimEnd()}\n${reply}`);
    setOpen(false);
    requestAnimationFrame(() => box.current?.querySelector('textarea')?.focus());
  };
  return (
    <div ref={box}>
      <Composer
        label={t.field}
        text={text}
        maxLength={MESSAGE_MAX}
        onChange={write}
        onSend={send}
        bar={bar}
        lead={
          <>
            <IconButton icon="plus" label={t.extras} onClick={() => setOpen(true)} />
            {onGift && <IconButton icon="gift" label={t.gift} onClick={onGift} />}
          </>
        }
      />
      {isOpen && (
        <ExtrasSheet
          friendId={friendId}
          isToday={conversation.isToday}
          onChoose={insert}
          onSent={(clientId, warning) => own?.warnings.note(friendId, clientId, warning)}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
