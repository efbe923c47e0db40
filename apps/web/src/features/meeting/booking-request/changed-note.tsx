import { messageOf } from '@yoimachi/contract/errors';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/note.tsx';
import { repairOf } from './failures.ts';
import { showPart } from './form-parts.ts';
import type { FormPart } from './form-parts.ts';
import { requestTexts } from './ja.ts';
import type { RequestForm } from './use-request-form.ts';

/** What no longer matches what the guest saw and who cannot be asked, each with a way to fix it. */
export function ChangedNote({ changed, marks }: Pick<RequestForm, 'changed' | 'marks'>) {
  const marked = marks.size > 0 ? messageOf('CASTS_UNAVAILABLE') : null;
  return (
    <>
      {changed && changed.message !== marked && <Repair message={changed.message} part={repairOf(changed)} />}
      {marked && <Repair message={marked} part="casts" />}
    </>
  );
}

function Repair({ message, part }: { readonly message: string; readonly part: FormPart | null }) {
  return (
    <div className="flex items-center justify-between gap-3">
      <Note look="danger">{message}</Note>
      {part && (
        <Button variant="line" size="md" onClick={() => showPart(part)}>
          {requestTexts.repair[part]}
        </Button>
      )}
    </div>
  );
}
