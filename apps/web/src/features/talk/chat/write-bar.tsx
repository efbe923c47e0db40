import type { Conversation } from '@yoimachi/contract/chat';
import { TEXT_ERRORS, type TextWarning } from '@yoimachi/contract/text-rules';
import { MESSAGE_MAX } from '@yoimachi/domain/chat';
import { useEffect, useRef, useState, useId } from 'react';
import type { Outgoing } from '#lib/outbox.ts';
import { useDraft } from '#lib/use-draft.ts';
import { Composer } from '#ui/composer.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { ExtrasSheet } from './extras-sheet.tsx';
import { chatTexts as t } from './ja.ts';
import { post, useOutgoing, useSentWarning, type useOwnOutbox } from './own-outbox.ts';
import type { TextVerdict } from '@yoimachi/domain/text-rules';
import { Link } from '@tanstack/react-router';
import { StopBar } from '#ui/stop-bar.tsx';
import { useTextJudge } from '#talk/text-rules';
import { rulesOf, type Side } from './side.ts';

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

/** What the server stopped although nothing was found here: the operators' words are newer there. */
interface ServerStop {
  readonly found: string;
  readonly message: string;
}

/**
 * Judges what is typed as soon as it is to be sent, and from then on with every change: what stops it stands above the field, and nothing of
 * it is lost. A warning lets the same text go the second time. `sent`: what the server warns of in what has gone out already.
 */
function useJudged(side: Side, text: string, sent: TextWarning | null) {
  const id = useId();
  const { verdictOf, noteStop } = useTextJudge();
  const [isTried, setTried] = useState(false);
  const [warned, setWarned] = useState<{ readonly text: string; readonly found: string } | null>(null);
  const [byServer, setByServer] = useState<ServerStop | null>(null);
  const judged = () => verdictOf(text, 'CHAT', side === 'cast');
  if (text === '' && (isTried || warned !== null)) {
    setTried(false);
    setWarned(null);
  }
  if (byServer && text !== '' && !text.includes(byServer.found)) setByServer(null);
  const verdict = isTried ? judged() : null;
  const check = (): boolean => {
    if (byServer) return false;
    const now = judged();
    setTried(now !== null);
    if (!now || (now.action === 'WARN' && warned?.text === text)) return true;
    if (now.action === 'WARN') setWarned({ text, found: now.found });
    else noteStop(text, 'CHAT');
    return false;
  };
  const said = saidOf(byServer, verdict, sent);
  return {
    bar: said && {
      id,
      isStop: said.kind === 'stop',
      element: <StopBar id={id} {...said} more={<Rules side={side} />} />,
    },
    check,
    /** What of this very text its writer was warned of. */
    warnedOf: warned?.text === text ? warned.found : undefined,
    stopByServer: setByServer,
  };
}

interface Said {
  readonly kind: 'stop' | 'warn';
  readonly title: string;
  readonly detail: string;
}

/** What stands above the field: what is typed comes before what has gone out. */
function saidOf(
  byServer: ServerStop | null,
  verdict: TextVerdict | null,
  sent: TextWarning | null,
): Said | undefined {
  if (byServer) {
    const { message, found } = byServer;
    return { kind: 'stop', title: message, detail: found && t.stoppedDetail(found) };
  }
  if (verdict) return ofVerdict(verdict);
  // Once it is sent it can still be taken back.
  return sent ? { kind: 'warn', title: t.warned[sent.kind], detail: t.sentDetail(sent.found) } : undefined;
}

function ofVerdict({ kind, action, found }: TextVerdict): Said {
  if (action === 'STOP' && kind !== 'PRESSURE')
    return { kind: 'stop', title: t.stopped[kind], detail: t.stoppedDetail(found) };
  const detail = kind === 'PRESSURE' ? t.pressureDetail : t.warnedDetail(found);
  return { kind: 'warn', title: t.warned[kind], detail };
}

/** To what may be written here. */
function Rules({ side }: { readonly side: Side }) {
  return (
    <Link {...rulesOf[side]} className="hit shrink-0 px-1 text-xs font-bold text-primary">
      {t.rules}
    </Link>
  );
}
