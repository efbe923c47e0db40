import { useMutation, useQueryClient } from '@tanstack/react-query';
import { mayWork } from '@yoimachi/contract/admin';
import { queueAdminRoutes } from '@yoimachi/contract/queue';
import { call } from '#lib/api.ts';
import { useOffice } from '#lib/office.ts';
import { refresh } from '#lib/queries.ts';
import { useStaff } from '#lib/staff.ts';
import { useKeys } from '#lib/use-keys.ts';
import { FilterSelect } from '#parts/filter-select.tsx';
import { SmallButton } from '#parts/small-button.tsx';
import { errorMessage } from '#ui/lib/api-error.ts';
import { formatTime } from '#ui/lib/dates.ts';
import { showToast } from '#ui/lib/toast.ts';
import { Note } from '#ui/note.tsx';
import { useDesk } from './desk-context.ts';
import { deskTexts as t } from './ja.ts';
import type { WaitingRow } from './screen.ts';

/** Who is at the row: it is taken, let go or handed on; whoever comes second is told. The key m takes it or lets it go. */
export function OwnerBar({ row }: { readonly row: WaitingRow }) {
  const { operator } = useOffice();
  const { take, release, isPending } = useTaking();
  const isMine = row.owner?.id === operator.id;
  const mayFree = isMine || operator.role === 'owner';
  useKeys({ m: () => (isMine ? release() : row.owner === null && take()) });
  return (
    <div className="flex flex-col gap-2 border-b border-line px-5 py-3">
      <div className="flex min-h-9 flex-wrap items-center gap-2">
        <span className="text-xs text-sub">
          {row.owner ? (isMine ? t.mine : t.owner(row.owner.name)) : t.nobody}
        </span>
        <span className="ml-auto flex flex-wrap gap-2">
          {row.owner === null && (
            <SmallButton isPending={isPending} onClick={take}>
              {t.take}
            </SmallButton>
          )}
          {row.owner && mayFree && (
            <SmallButton look="ghost" isPending={isPending} onClick={release}>
              {t.release}
            </SmallButton>
          )}
        </span>
        {(row.owner === null || mayFree) && <HandOver ownerId={row.owner?.id} />}
      </div>
      {row.owner && !isMine && (
        <Note look="danger">{t.taken(row.owner.name, formatTime(new Date(row.owner.until)))}</Note>
      )}
    </div>
  );
}

function useTaking() {
  const { queue, reads, itemId } = useDesk();
  const queryClient = useQueryClient();
  const params = { queue, itemId };
  const mutation = useMutation({
    mutationFn: async (isTaken: boolean) => {
      await (isTaken
        ? call(queueAdminRoutes.takeItem, { params })
        : call(queueAdminRoutes.releaseItem, { params }));
    },
    onError: (error) => showToast(errorMessage(error), 'danger'),
    onSettled: () => refresh(queryClient, reads),
  });
  const set = (isTaken: boolean) => () => {
    if (!mutation.isPending) mutation.mutate(isTaken);
  };
  return { take: set(true), release: set(false), isPending: mutation.isPending };
}

/** Whom it can be handed to: everybody else who works in the queue. */
function HandOver({ ownerId }: { readonly ownerId: string | undefined }) {
  const { queue, reads, itemId } = useDesk();
  const { operator } = useOffice();
  const queryClient = useQueryClient();
  const staff = useStaff();
  const others = (staff.data?.items ?? []).filter(
    ({ id, role, isDisabled }) => !isDisabled && id !== ownerId && id !== operator.id && mayWork(role, queue),
  );
  const hand = useMutation({
    mutationFn: (operatorId: string) =>
      call(queueAdminRoutes.handOver, { params: { queue, itemId, operatorId } }),
    onSuccess: ({ owner }) => showToast(t.handed(owner.name), 'ok'),
    onError: (error) => showToast(errorMessage(error), 'danger'),
    onSettled: () => refresh(queryClient, reads),
  });
  if (others.length === 0) return null;
  return (
    <FilterSelect
      label={t.handOver}
      value=""
      onChange={(operatorId) => operatorId !== '' && hand.mutate(operatorId)}
      options={others.map(({ id, name }) => ({ value: id, label: name }))}
    />
  );
}
