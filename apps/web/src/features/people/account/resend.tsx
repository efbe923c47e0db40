import { useMutation } from '@tanstack/react-query';
import { CODE_RESEND_SECONDS } from '@yoimachi/domain/account';
import { showToast } from '#lib/toast.ts';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/note.tsx';
import { failureSentence } from './failures.ts';
import { accountTexts as t } from './ja.ts';
import { useSecondsUntil } from './use-seconds-until.ts';

interface Props<Sent> {
  /** When another one may be sent. */
  readonly at: Date;
  readonly resend: () => Promise<Sent>;
  readonly onSent?: ((sent: Sent) => void) | undefined;
  /** What a toast says then. */
  readonly done?: string | undefined;
}

/** Resending the code, from the instant the server named. */
export function Resend<Sent>({ at, resend: send, onSent, done = t.resent }: Props<Sent>) {
  // This computer's clock may lag the product's by a second or two.
  const seconds = Math.min(useSecondsUntil(at), CODE_RESEND_SECONDS);
  const resend = useMutation({
    mutationFn: send,
    onSuccess: (next) => {
      showToast(done, 'ok');
      onSent?.(next);
    },
  });
  return (
    <div className="flex flex-col items-center gap-3">
      {resend.error && <Note look="danger">{failureSentence(resend.error)}</Note>}
      {seconds > 0 ? (
        <p className="nums grid min-h-11 place-items-center text-sm font-bold text-sub">
          {t.resendIn(seconds)}
        </p>
      ) : (
        <Button variant="ghost" size="md" isPending={resend.isPending} onClick={() => resend.mutate()}>
          {t.resend}
        </Button>
      )}
    </div>
  );
}
