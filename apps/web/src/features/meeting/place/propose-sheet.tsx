import { messageOf } from '@yoimachi/contract/errors';
import { PLACE_MAX, type Role } from '@yoimachi/domain/booking';
import { checkNewPlace } from '@yoimachi/domain/place';
import { useState } from 'react';
import { useTextJudge } from '#talk/text-rules';
import { ApiError, errorMessage } from '#lib/api-error.ts';
import { Button } from '#ui/button.tsx';
import { DaySheet } from '#ui/day-sheet.tsx';
import { Note } from '#ui/note.tsx';
import { TextField } from '#ui/text-field.tsx';
import { placeTexts as t, sheetNote, timeNote } from './ja.ts';
import { usePlaceAct } from './use-place-act.ts';

interface Props {
  readonly role: Role;
  readonly bookingId: string;
  /** Where they meet now. */
  readonly place: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Asks for another place, with a request's field and rule. The input stays if the call fails. */
export function ProposeSheet({ role, bookingId, place, isOpen, onClose }: Props) {
  const [typed, setTyped] = useState('');
  const [isTried, setTried] = useState(false);
  const close = () => {
    setTried(false);
    onClose();
  };
  const act = usePlaceAct(role, bookingId, () => {
    setTyped('');
    close();
  });
  const checked = checkNewPlace(typed, place);
  const judge = useTextJudge();
  const stopped = judge.stopOf(typed, 'PLACE');
  const isUntold = !isTried && typed.trim() === '';
  const blamed = act.error instanceof ApiError && act.error.field === 'place' ? act.error.message : undefined;
  const submit = () => {
    setTried(true);
    judge.noteStop(typed, 'PLACE');
    if (checked.ok && !stopped) act.mutate({ action: 'propose', place: checked.value });
  };
  return (
    <DaySheet
      isOpen={isOpen}
      onClose={close}
      title={t.propose}
      isSticky={act.isPending || typed.trim() !== ''}
      footer={
        <div className="flex flex-col gap-3">
          {act.error && blamed === undefined && <Note look="danger">{errorMessage(act.error)}</Note>}
          <Button isWide isPending={act.isPending} onClick={submit}>
            {t.submit}
          </Button>
        </div>
      }
    >
      <dl className="flex flex-col gap-1 text-sm">
        <dt className="text-sub">{t.current}</dt>
        <dd className="font-bold wrap-anywhere">{place}</dd>
      </dl>
      <TextField
        label={t.field}
        need="required"
        help={t.help}
        placeholder={t.example}
        autoComplete="off"
        maxLength={PLACE_MAX}
        value={typed}
        error={checked.ok || isUntold ? (stopped ?? blamed) : messageOf(checked.error.code)}
        onChange={(event) => {
          act.reset();
          setTyped(event.target.value);
        }}
      />
      <Note>{sheetNote[role]}</Note>
      <Note>{timeNote[role]}</Note>
    </DaySheet>
  );
}
