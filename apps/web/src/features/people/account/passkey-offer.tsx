import { useMutation } from '@tanstack/react-query';
import { errorMessage } from '#lib/api-error.ts';
import { showToast } from '#lib/toast.ts';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/note.tsx';
import { addPasskey, isGivenUp, isThereAlready } from './api/passkey.ts';
import { EntryFrame, EntryHead } from './entry-frame.tsx';
import { accountTexts as t } from './ja.ts';
import { deviceName } from './passkey-support.ts';

/** Why a passkey was not added, in words. */
export function passkeyProblem(error: unknown): string {
  if (isGivenUp(error)) return t.passkeyGivenUp;
  return isThereAlready(error) ? t.passkeyThere : errorMessage(error);
}

/** After a login by SMS, once: a passkey for the next time. */
export function PasskeyOffer({ onDone }: { readonly onDone: () => void }) {
  const add = useMutation({
    mutationFn: () => addPasskey(deviceName()),
    onSuccess: () => {
      showToast(t.passkeyAdded, 'ok');
      onDone();
    },
  });
  return (
    <EntryFrame title={t.offerTitle} hasMark footer={t.offerNote}>
      <EntryHead icon="lock" title={t.offerTitle}>
        {t.offerLead}
      </EntryHead>
      <div className="mt-8 flex flex-col gap-3">
        {add.error && <Note look="danger">{passkeyProblem(add.error)}</Note>}
        <Button isWide isPending={add.isPending} onClick={() => add.mutate()}>
          {t.offerAdd}
        </Button>
        <Button variant="ghost" isWide onClick={onDone}>
          {t.offerLater}
        </Button>
      </div>
    </EntryFrame>
  );
}
