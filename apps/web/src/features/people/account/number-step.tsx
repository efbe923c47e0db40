import { Button } from '#ui/button.tsx';
import { PlainForm } from '#ui/field.tsx';
import { Note } from '#ui/note.tsx';
import type { SentCode } from './api/identity.ts';
import { EntryFrame, EntryHead } from './entry-frame.tsx';
import { accountTexts as t } from './ja.ts';
import { SupportLink } from './support-link.tsx';
import { useNumber } from './use-number.tsx';

interface Props {
  readonly title: string;
  /** Why a number is asked for. */
  readonly lead: string;
  /** What was typed before, when returning to this step. */
  readonly phone: string;
  readonly onBack: () => void;
  readonly onSent: (sent: SentCode) => void;
}

/** The number of somebody who is signed in; a code is sent to it. */
export function NumberStep({ title, lead, phone, onBack, onSent }: Props) {
  const number = useNumber(phone, onSent);
  return (
    <EntryFrame title={title} onBack={onBack} hasMark footer={t.notArrived}>
      <EntryHead icon="phone" title={title}>
        {lead}
      </EntryHead>
      <PlainForm className="mt-8 flex flex-col gap-5" onSend={() => number.submit(true)}>
        <div>{number.field}</div>
        {number.trouble && <Note look="danger">{number.trouble}</Note>}
        {number.isLocked && <SupportLink />}
        <Button type="submit" isWide isPending={number.isPending}>
          {t.send}
        </Button>
      </PlainForm>
    </EntryFrame>
  );
}
