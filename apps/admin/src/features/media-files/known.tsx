import { mediaKindNames } from '#lib/labels.ja.ts';
import type { OpenedMedia } from '#lib/read-media.ts';
import { MemberLink } from '#parts/member-link.tsx';
import { ReportLink } from '#parts/report-link.tsx';
import { Facts } from '#parts/workbench/index.ts';
import type { WaitingMedia } from './api.ts';
import { foundIn } from './found.ts';
import { mediaTexts as t, stateNames } from './ja.ts';

/** Whose it is, what the machine has found, and the reports that froze it. */
export function Known({ row, opened }: { readonly row: WaitingMedia; readonly opened: OpenedMedia | null }) {
  return (
    <Facts
      facts={[
        [t.owner, <MemberLink key="owner" id={row.accountId} nickname={row.nickname} />],
        [t.kind, mediaKindNames[row.kind]],
        [t.found, foundIn(row)],
        [t.foundText, opened?.foundText || null],
        [t.state, opened && stateNames[opened.state]],
        [
          t.reports,
          opened && opened.reportIds.length > 0 && <Reports key="reports" ids={opened.reportIds} />,
        ],
      ]}
    />
  );
}

function Reports({ ids }: { readonly ids: readonly string[] }) {
  return (
    <span className="flex flex-wrap gap-x-3">
      {ids.map((id, index) => (
        <ReportLink key={id} id={id}>
          {t.toReport(index + 1)}
        </ReportLink>
      ))}
    </span>
  );
}
