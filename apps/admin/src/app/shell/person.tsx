import { Link, useRouter } from '@tanstack/react-router';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { officeRoutes } from '@yoimachi/contract/office';
import { call } from '#lib/api.ts';
import { roleNames } from '#lib/labels.ja.ts';
import { useOffice } from '#lib/office.ts';
import { clearDrafts } from '#lib/clear-drafts.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { errorMessage } from '#ui/lib/api-error.ts';
import { showToast } from '#ui/lib/toast.ts';
import { appTexts as t } from '../ja.ts';

/** Who is at the desk, at the foot of the navigation: the way to the settings, and out. */
export function Person() {
  const { operator } = useOffice();
  const router = useRouter();
  const queryClient = useQueryClient();
  const leave = useMutation({
    mutationFn: () => call(officeRoutes.leaveOffice),
    onSuccess: async () => {
      clearDrafts();
      queryClient.clear();
      await router.navigate({ to: '/login' });
      showToast(t.loggedOut, 'ok');
    },
    onError: (error) => showToast(errorMessage(error), 'danger'),
  });
  return (
    <div className="flex items-center gap-1 border-t border-line px-3 py-2">
      <Link
        to="/settings"
        title={t.settings}
        className="control flex min-w-0 flex-1 flex-col justify-center rounded-md px-2 leading-tight hover:bg-sunken"
        activeProps={{ className: 'bg-tint text-on-tint' }}
      >
        <span className="truncate text-sm font-bold">{operator.name}</span>
        <span className="text-2xs text-sub">{roleNames[operator.role]}</span>
        <span className="sr-only">{t.settings}</span>
      </Link>
      <IconButton
        icon="logout"
        label={t.logOut}
        isDisabled={leave.isPending}
        onClick={() => leave.mutate()}
      />
    </div>
  );
}
