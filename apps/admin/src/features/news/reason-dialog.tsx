import { newsAdminRoutes } from '@yoimachi/contract/news-admin';
import { NEWS_REASON_LENGTH } from '@yoimachi/domain/news';
import { call } from '#lib/api.ts';
import { ActDialog } from '#parts/act-dialog.tsx';
import { ReasonText } from '#parts/workbench/index.ts';
import { useReasonedNewsAct } from './api.ts';
import { newsTexts as t } from './ja.ts';

const acts = {
  end: { route: newsAdminRoutes.endNews, title: t.endTitle, help: t.endHelp, label: t.end, said: t.ended },
  stop: {
    route: newsAdminRoutes.stopBroadcast,
    title: t.stopTitle,
    help: t.stopHelp,
    label: t.stop,
    said: t.stopped,
  },
  resume: {
    route: newsAdminRoutes.resumeBroadcast,
    title: t.resumeTitle,
    help: t.resumeHelp,
    label: t.resume,
    said: t.resumed,
  },
} as const;

interface Props {
  readonly newsId: string;
  readonly what: keyof typeof acts;
  readonly onClose: () => void;
}

/** Ends a piece of news, or stops and resumes its broadcast, with why. */
export default function ReasonDialog({ newsId, what, onClose }: Props) {
  const { route, title, help, label, said } = acts[what];
  const { reason, ...act } = useReasonedNewsAct(
    (given) => call(route, { params: { newsId }, body: { reason: given } }),
    said,
    onClose,
  );
  return (
    <ActDialog
      {...act}
      title={title}
      help={help}
      label={label}
      isDestructive={what !== 'resume'}
      onClose={onClose}
    >
      <ReasonText reason={reason} label={t.reason} max={NEWS_REASON_LENGTH} />
    </ActDialog>
  );
}
