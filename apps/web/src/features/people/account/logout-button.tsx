import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { libTexts } from '#lib/ja.ts';
import { signOut } from '#lib/session.ts';
import { showToast } from '#lib/toast.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog, preloadConfirm } from '#ui/confirm-dialog.tsx';
import { accountTexts as t } from './ja.ts';

/** Logs out after a question. `onDone` clears what was read and leads to the login. */
export function LogoutButton({
  onDone,
  isSmall,
}: {
  readonly onDone: () => void;
  /** Words only, for a bar. */
  readonly isSmall?: boolean | undefined;
}) {
  const [isAsked, setAsked] = useState(false);
  useEffect(preloadConfirm, []);
  const leave = useMutation({
    mutationFn: signOut,
    onSuccess: (isComplete) => {
      showToast(isComplete ? t.loggedOut : libTexts.signOutPending);
      onDone();
    },
  });
  return (
    <>
      {isSmall ? (
        <Button variant="ghost" size="md" className="px-3!" onClick={() => setAsked(true)}>
          {t.logout}
        </Button>
      ) : (
        <Button variant="line" icon="logout" isWide onClick={() => setAsked(true)}>
          {t.logout}
        </Button>
      )}
      <ConfirmDialog
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        title={t.logoutConfirm}
        confirmLabel={t.logout}
        isPending={leave.isPending}
        onConfirm={() => leave.mutate()}
      >
        {t.logoutDetail}
      </ConfirmDialog>
    </>
  );
}
