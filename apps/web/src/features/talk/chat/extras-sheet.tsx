import { SAVED_REPLY_LENGTH } from '@yoimachi/domain/chat';
import type { SavedReply } from '@yoimachi/contract/chat';
import { charactersOf, hasVisibleText } from '@yoimachi/domain/text';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { showToast } from '#lib/toast.ts';
import { Button } from '#ui/button.tsx';
import { DaySheet } from '#ui/day-sheet.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { QueryFailed } from '#ui/load-failed.tsx';
import { ErrorNote } from '#ui/note.tsx';
import { Section } from '#ui/page.tsx';
import { Bone } from '#ui/skeleton.tsx';
import { TextArea } from '#ui/text-field.tsx';
import { repliesQuery } from './api/chat.ts';
import { useReplyActs } from './api/acts.ts';
import { chatTexts, extraTexts as t } from './ja.ts';
import { OnTheDay, type OnTheDayProps } from './on-the-day.tsx';

interface Props extends OnTheDayProps {
  /** They meet today: what is said on the day stands first. */
  readonly isToday: boolean;
  /** A saved reply goes into the field, where it can still be changed. */
  readonly onChoose: (text: string) => void;
}

type Edited = SavedReply | 'new' | null;

/** What can be sent without writing it again: saved replies, and on the day 遅れます and 目印. */
export function ExtrasSheet({ friendId, isToday, onChoose, onSent, onClose }: Props) {
  const [edited, setEdited] = useState<Edited>(null);
  if (edited !== null) return <ReplyForm edited={edited} onBack={() => setEdited(null)} onClose={onClose} />;
  const add = (
    <Button variant="line" isWide icon="plus" onClick={() => setEdited('new')}>
      {t.addReply}
    </Button>
  );
  return (
    <DaySheet isOpen onClose={onClose} title={chatTexts.extrasTitle} footer={add}>
      {isToday && <OnTheDay {...{ friendId, onSent, onClose }} />}
      <Replies onChoose={onChoose} onEdit={setEdited} />
    </DaySheet>
  );
}

interface RepliesProps {
  readonly onChoose: (text: string) => void;
  readonly onEdit: (reply: SavedReply) => void;
}

function Replies({ onChoose, onEdit }: RepliesProps) {
  const replies = useQuery(repliesQuery());
  return (
    <Section title={t.replies}>
      {replies.isPending && <Bone className="h-24 rounded-md" />}
      {replies.isError && !replies.data && <QueryFailed query={replies} />}
      {replies.data?.length === 0 && <p className="text-sm text-sub">{t.noReplies}</p>}
      <ul className="divide-y divide-line">
        {replies.data?.map((reply) => (
          <li key={reply.replyId} className="flex items-center gap-1">
            <button
              type="button"
              className="min-h-12 min-w-0 flex-1 py-2 text-left text-sm [overflow-wrap:anywhere] active:bg-sunken"
              style={{ whiteSpace: 'pre-wrap' }}
              onClick={() => onChoose(reply.text)}
            >
              {reply.text}
            </button>
            <IconButton icon="pencil" label={t.editOf(reply.text)} onClick={() => onEdit(reply)} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface FormProps {
  readonly edited: SavedReply | 'new';
  readonly onBack: () => void;
  readonly onClose: () => void;
}

/** One saved reply: written, changed or removed. */
function ReplyForm({ edited, onBack, onClose }: FormProps) {
  const { add, change, remove } = useReplyActs();
  const isNew = edited === 'new';
  const [text, setText] = useState(isNew ? '' : edited.text);
  const [isTried, setTried] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const isMissing = !hasVisibleText(text);
  const isTooLong = charactersOf(text) > SAVED_REPLY_LENGTH;
  const done = (said: string) => ({
    onSuccess: () => {
      showToast(said, 'ok');
      onBack();
    },
  });
  const save = () => {
    setTried(true);
    if (isMissing || isTooLong) return field.current?.focus();
    if (isNew) add.mutate(text, done(t.saved));
    else change.mutate({ replyId: edited.replyId, text }, done(t.saved));
  };
  const error = add.error ?? change.error ?? remove.error;
  const isPending = add.isPending || change.isPending;
  return (
    <DaySheet
      isOpen
      isSticky={text !== '' && (isNew || text !== edited.text)}
      onClose={onClose}
      title={isNew ? t.newReply : t.editReply}
      footer={
        <div className="flex flex-col gap-2">
          <ErrorNote error={error} />
          <Button isWide isPending={isPending} onClick={save}>
            {t.save}
          </Button>
          <Button variant="ghost" isWide onClick={onBack}>
            {t.back}
          </Button>
        </div>
      }
    >
      <TextArea
        ref={field}
        label={t.replyLabel}
        rows={4}
        value={text}
        onChange={(event) => setText(event.target.value)}
        count={{ text, max: SAVED_REPLY_LENGTH }}
        error={isTried && isMissing ? t.missing : undefined}
      />
      {!isNew && (
        <Button
          variant="danger"
          size="md"
          icon="trash"
          className="self-start"
          isPending={remove.isPending}
          onClick={() => remove.mutate(edited.replyId, done(t.removed))}
        >
          {t.remove}
        </Button>
      )}
    </DaySheet>
  );
}
