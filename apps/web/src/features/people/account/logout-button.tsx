import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { libTexts } from '#lib/ja.ts';
import { disconnectLive } from '#lib/live.ts';
import { signOut } from '#lib/session.ts';
import { showToast } from '#lib/toast.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog, preloadConfirm } from '#ui/confirm-dialog.tsx';
import { accountTexts as t } from './ja.ts';

/** Logs out after a question. `isSmall`: words only, for a bar. */
export function LogoutButton({ isSmall }: { readonly isSmall?: boolean }) {
  const client = useQueryClient();
  const router = useRouter();
  const [isAsked, setAsked] = useState(false);
  useEffect(preloadConfirm, []);
  // The login must also open without a network.
  useEffect(() => {
    void router.preloadRoute({ to: '/authentication' }).catch(() => undefined);
  }, [router]);
  const logout = useMutation({
    mutationFn: signOut,
    onSuccess: (isComplete) => {
      showToast(isComplete ? t.loggedOut : libTexts.signOutPending);
      disconnectLive();
      // Nothing about the person stays in memory.
      void router.navigate({ to: '/authentication' }).then(() => client.clear());
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
        isPending={logout.isPending}
        onConfirm={() => logout.mutate()}
      >
        {t.logoutDetail}
      </ConfirmDialog>
    </>
  );
}
