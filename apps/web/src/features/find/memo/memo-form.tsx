import { MEMO_MAX } from '@yoimachi/domain/memo';
import { useState } from 'react';
import { showToast } from '#lib/toast.ts';
import { Button } from '#ui/button.tsx';
import { ErrorNote } from '#ui/note.tsx';
import { TextArea } from '#ui/text-field.tsx';
import { useWriteMemo } from './api/memo.ts';
import { memoTexts as t } from './ja.ts';

interface Props {
  readonly friend: { readonly userId: string; readonly nickname: string };
  readonly first: string;
  readonly onClose: () => void;
}

/** Writes a memo; what was typed stays when it cannot be saved. */
export default function MemoForm({ friend, first, onClose }: Props) {
  const [text, setText] = useState(first);
  const write = useWriteMemo(friend.userId);
  const isTooLong = text.trim().length > MEMO_MAX;
  const save = () => {
    if (isTooLong || write.isPending) return;
    write.mutate(text, {
      onSuccess: () => {
        showToast(t.saved, 'ok');
        onClose();
      },
    });
  };
  return (
    <>
      <TextArea
        label={t.label}
        aria-label={t.titleOf(friend.nickname)}
        help={t.help}
        value={text}
        autoFocus
        onChange={(event) => setText(event.target.value)}
        count={{ text, max: MEMO_MAX }}
        error={isTooLong ? t.tooLong : undefined}
      />
      <ErrorNote error={write.error} />
      <div className="flex flex-wrap gap-3 *:last:flex-auto">
        <Button variant="line" onClick={onClose}>
          {t.cancel}
        </Button>
        <Button isPending={write.isPending} onClick={save}>
          {t.save}
        </Button>
      </div>
    </>
  );
}
