import { Chip } from '#ui/chip.tsx';
import { formatDeadline } from '#ui/lib/dates.ts';
import { useNow } from '#ui/lib/use-now.ts';
import type { Member } from '../api.ts';
import { suspensionNames } from '../names.ja.ts';
import { pageTexts as t } from './ja.ts';
import { Panel } from './panel.tsx';

/** Every suspension, the newest first. */
export function SuspensionsPanel({ member: { suspensions } }: { readonly member: Member }) {
  const now = useNow();
  const when = (at: string) => formatDeadline(new Date(at), now);
  return (
    <Panel title={t.suspensions}>
      <ol className="flex flex-col gap-3 text-sm">
        {suspensions.map(({ at, by, category, liftedAt, liftedBy }) => (
          <li key={at} className="flex items-start justify-between gap-3">
            <div>
              <p className="font-bold">{suspensionNames[category]}</p>
              <p className="nums text-xs text-sub">
                {when(at)} {t.suspendedBy(by ?? t.system)}
              </p>
              {liftedAt !== null && (
                <p className="nums text-xs text-sub">{t.liftedBy(when(liftedAt), liftedBy ?? t.system)}</p>
              )}
            </div>
            {liftedAt === null && <Chip look="danger">{t.stillSuspended}</Chip>}
          </li>
        ))}
      </ol>
    </Panel>
  );
}
