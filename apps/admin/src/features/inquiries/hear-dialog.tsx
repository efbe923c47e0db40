import { useMutation } from '@tanstack/react-query';
import { inquiryAdminRoutes } from '@yoimachi/contract/inquiry-admin';
import { memberAdminRoutes } from '@yoimachi/contract/member';
import { MESSAGE_MAX_UNITS } from '@yoimachi/domain/chat';
import { useState } from 'react';
import { call } from '#lib/api.ts';
import { Dialog } from '#parts/dialog.tsx';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/lib/toast.ts';
import { ErrorNote } from '#ui/note.tsx';
import { TextArea, TextField } from '#ui/text-field.tsx';
import { inquiryTexts as t } from './ja.ts';

interface Props {
  /** Of the removal request. */
  readonly number: string;
  readonly onClose: () => void;
}

/** Asks whoever posted it, found by the member's number. */
export function HearDialog({ number, onClose }: Props) {
  const [poster, setPoster] = useState('');
  const [text, setText] = useState<string>(t.posterUsual);
  const [wasMissed, setMissed] = useState(false);
  const hear = useHear(number, onClose);
  const onHear = () => {
    setMissed(true);
    if (poster.trim() !== '' && text.trim() !== '' && !hear.isPending)
      hear.mutate({ poster: poster.trim(), text: text.trim() });
  };
  return (
    <Dialog isOpen onClose={onClose} title={t.hearTitle}>
      <p className="phrase text-sm text-sub">{t.hearDetail}</p>
      <TextField
        label={t.poster}
        help={t.posterHelp}
        value={poster}
        onChange={(event) => setPoster(event.target.value)}
        error={(wasMissed && poster.trim() === '') || hear.data === null ? t.posterMissing : undefined}
      />
      <TextArea
        label={t.posterText}
        rows={5}
        maxLength={MESSAGE_MAX_UNITS}
        value={text}
        onChange={(event) => setText(event.target.value)}
        error={wasMissed && text.trim() === '' ? t.textMissing : undefined}
      />
      <ErrorNote error={hear.error} />
      <div className="grid grid-cols-2 gap-3">
        <Button variant="line" size="md" onClick={onClose}>
          {t.cancel}
        </Button>
        <Button size="md" isPending={hear.isPending} onClick={onHear}>
          {t.hearSend}
        </Button>
      </div>
    </Dialog>
  );
}

/** Null: nobody has that number. */
function useHear(number: string, onDone: () => void) {
  return useMutation({
    mutationFn: async ({ poster, text }: { readonly poster: string; readonly text: string }) => {
      const { items } = await call(memberAdminRoutes.lookUpMembers, { query: { number: poster } });
      const [found] = items;
      if (!found || items.length > 1) return null;
      return call(inquiryAdminRoutes.hearPoster, {
        params: { number, accountId: found.id },
        body: { text },
      });
    },
    onSuccess: (answer) => {
      if (answer === null) return;
      showToast(t.heardAs(answer.number), 'ok');
      onDone();
    },
  });
}
