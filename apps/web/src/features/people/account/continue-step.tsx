import { errorMessage, isRefused } from '#lib/api-error.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Note } from '#ui/note.tsx';
import { EntryFrame } from './entry-frame.tsx';
import { accountTexts as t } from './ja.ts';
import { SupportLink } from './support-link.tsx';

interface Props {
  readonly error: unknown;
  readonly isPending: boolean;
  readonly onContinue: () => void;
  readonly onBack: () => void;
}

/** The phone is verified but the sign-in was interrupted: no new code is needed. */
export function ContinueStep({ error, isPending, onContinue, onBack }: Props) {
  return (
    <EntryFrame title={t.phoneTitle} onBack={onBack} hasMark footer={t.under18}>
      <span className="grid size-12 place-items-center rounded-full bg-tint text-on-tint">
        <Icon name="check" size={22} />
      </span>
      <h1 className="mt-5 text-2xl">{t.phoneTitle}</h1>
      <p className="phrase mt-3 mb-8 text-sm text-sub">{t.verified}</p>
      <div className="flex flex-col gap-5">
        {error !== null && <Note look="danger">{errorMessage(error)}</Note>}
        <Button isWide isPending={isPending} onClick={onContinue}>
          {t.continue}
        </Button>
        {isRefused(error) && <SupportLink />}
      </div>
    </EntryFrame>
  );
}
