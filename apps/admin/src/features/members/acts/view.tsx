import { useMutation } from '@tanstack/react-query';
import { viewingAdminRoutes } from '@yoimachi/contract/viewing-admin';
import { call } from '#lib/api.ts';
import { Dialog } from '#parts/dialog.tsx';
import { useReason } from '#parts/workbench/index.ts';
import { buttonClass } from '#ui/button-class.ts';
import { formatTime } from '#ui/lib/dates.ts';
import type { Member } from '../api.ts';
import { ActDialog } from '#parts/act-dialog.tsx';
import { actTexts as t } from './ja.ts';
import { ReasonText } from './reason-text.tsx';

interface Props {
  readonly member: Member;
  readonly onClose: () => void;
}

/** The product as this member sees it, in a tab of its own that changes nothing. */
export function View({ member: { id: accountId }, onClose }: Props) {
  const reason = useReason();
  const view = useMutation({
    mutationFn: (given: string) =>
      call(viewingAdminRoutes.viewAsMember, { params: { accountId }, body: { reason: given } }),
  });
  const run = () => {
    const given = reason.take();
    if (given !== null) view.mutate(given);
  };
  if (view.data) {
    return (
      <Dialog isOpen onClose={onClose} title={t.viewTitle}>
        <p className="phrase text-sm text-sub">{t.viewUntil(formatTime(new Date(view.data.endsAt)))}</p>
        <a
          href={view.data.url}
          target="_blank"
          rel="noreferrer"
          className={buttonClass({ size: 'md', isWide: true })}
          onClick={onClose}
        >
          {t.viewOpen}
        </a>
      </Dialog>
    );
  }
  return (
    <ActDialog
      title={t.viewTitle}
      help={t.viewHelp}
      label={t.viewBegin}
      isPending={view.isPending}
      error={view.error}
      onRun={run}
      onClose={onClose}
    >
      <ReasonText reason={reason} />
    </ActDialog>
  );
}
