import { errorMessage } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { requestTexts } from './ja.ts';

/** A failure that no field can mend, with another try. */
export function FailureNote({ error, retry }: { readonly error: unknown; readonly retry: () => void }) {
  return (
    <div className="flex items-center justify-between gap-3">
      <Note look="danger">{errorMessage(error)}</Note>
      <Button variant="line" size="md" icon="refresh" onClick={() => retry()}>
        {requestTexts.retry}
      </Button>
    </div>
  );
}
