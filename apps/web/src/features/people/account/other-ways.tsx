import { useMutation } from '@tanstack/react-query';
import type { Credentials } from '#lib/session.ts';
import type { UserType } from '#lib/session-storage.ts';
import { errorMessage } from '#lib/api-error.ts';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/note.tsx';
import { accountTexts as t } from './ja.ts';
import { knowsPasskeys } from './passkey-support.ts';

interface Props {
  readonly userType: UserType;
  readonly next: string | undefined;
  /** What LINE brought back last time, in words. */
  readonly notice: string | undefined;
  /** Asked before going on: says on the screen what is missing. */
  readonly mayGoOn: () => boolean;
  readonly onVerified: (credentials: Credentials) => void;
}

/** The ways in beside the SMS. Their code comes when one is chosen. */
export function OtherWays({ userType, next, notice, mayGoOn, onVerified }: Props) {
  const line = useMutation({
    mutationFn: async () => (await import('./api/line.ts')).goToLine({ purpose: 'login', userType, next }),
  });
  const passkey = useMutation({
    mutationFn: async () => {
      const { isGivenUp, signInByPasskey } = await import('./api/passkey.ts');
      return signInByPasskey().catch((error: unknown) => {
        if (isGivenUp(error)) return null;
        throw error;
      });
    },
    onSuccess: (credentials) => {
      if (credentials) onVerified(credentials);
    },
  });
  const error = line.error ?? passkey.error;
  const told = error ? errorMessage(error) : line.isIdle && passkey.isIdle ? notice : undefined;
  return (
    <div className="mt-6 flex flex-col gap-3">
      <p className="flex items-center gap-3 text-xs text-sub before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {t.or}
      </p>
      {told !== undefined && <Note look="danger">{told}</Note>}
      <Button
        variant="messenger"
        icon="chat"
        isWide
        isPending={line.isPending}
        onClick={() => {
          if (mayGoOn()) line.mutate();
        }}
      >
        {t.line}
      </Button>
      {knowsPasskeys() && (
        <Button
          variant="line"
          icon="key"
          isWide
          isPending={passkey.isPending}
          onClick={() => {
            if (mayGoOn()) passkey.mutate();
          }}
        >
          {t.passkey}
        </Button>
      )}
    </div>
  );
}
