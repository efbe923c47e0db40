import { Link } from '@tanstack/react-router';
import { useMayAct } from '#lib/office.ts';
import { visible } from '#lib/visible.ts';
import { whenText } from '#lib/when.ts';
import { MemberLink } from '#parts/member-link.tsx';
import { Facts } from '#parts/workbench/index.ts';
import { Chip } from '#ui/chip.tsx';
import type { WaitingReport } from './api.ts';
import { categoryNames, reportTexts as t } from './ja.ts';

/** Who reported whom of what, and where it goes on. */
export function Known({ row }: { readonly row: WaitingReport }) {
  const mayAct = useMayAct();
  const who = (isCast: boolean) => (isCast ? t.cast : t.guest);
  return (
    <>
      {row.isSafety && (
        <div>
          <Chip look="danger">{t.safety}</Chip>
        </div>
      )}
      <Facts
        facts={[
          [
            t.reporter,
            <Person key="by" id={row.reporterId} name={row.reporterName} who={who(row.isByCast)} />,
          ],
          [
            t.reported,
            <Person key="of" id={row.reportedId} name={row.reportedName} who={who(!row.isByCast)} />,
          ],
          [t.category, categoryNames[row.category]],
          [t.reportedAt, whenText(row.askedAt)],
          [
            t.evidence,
            row.evidenceIds.length === 0 ? t.evidenceNone : t.evidenceCount(row.evidenceIds.length),
          ],
        ]}
      />
      {mayAct('suspendAccount') && (
        <section>
          <h2 className="pb-2 text-sm font-bold">{t.ways}</h2>
          <SuspendLink id={row.reportedId} nickname={row.reportedName} />
        </section>
      )}
    </>
  );
}

interface PersonProps {
  readonly id: string;
  readonly name: string;
  readonly who: string;
}

function Person({ id, name, who }: PersonProps) {
  return (
    <span className="flex flex-wrap items-baseline gap-x-2">
      <MemberLink id={id} nickname={name} />
      <span className="text-xs text-sub">{who}</span>
    </span>
  );
}

/** Whether somebody is suspended is decided with the whole of the member in sight. */
function SuspendLink({ id, nickname }: { readonly id: string; readonly nickname: string }) {
  return (
    <Link
      to="/members/$accountId"
      params={{ accountId: id }}
      className="phrase text-sm text-primary underline underline-offset-4"
    >
      <bdi>{t.toMember(visible(nickname))}</bdi>
    </Link>
  );
}
