import { isRefused } from '#lib/api-error.ts';
import { Button } from '#ui/button.tsx';
import { ErrorNote } from '#ui/note.tsx';
import { EntryFrame, EntryHead } from './entry-frame.tsx';
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
      <EntryHead icon="check" title={t.phoneTitle}>
        {t.verified}
      </EntryHead>
      <div className="mt-8 flex flex-col gap-5">
        <ErrorNote error={error} />
        <Button isWide isPending={isPending} onClick={onContinue}>
          {t.continue}
        </Button>
        {isRefused(error) && <SupportLink />}
      </div>
    </EntryFrame>
  );
}
