import { visible } from '#lib/visible.ts';
import { ActButton } from '#parts/act/index.ts';
import { Panel } from '#parts/panel.tsx';
import { SmallButton } from '#parts/small-button.tsx';
import { Chip } from '#ui/chip.tsx';
import { now } from '#ui/lib/clock.ts';
import { dayOf, formatDay } from '#ui/lib/dates.ts';
import { takeBack } from './acts.tsx';
import type { Version } from './api.ts';
import { pageTexts as t } from './ja.ts';

const looks = { PLANNED: 'wait', SHOWN: 'ok', OVER: 'mute', TAKEN_BACK: 'mute' } as const;

function stateOf(one: Version, all: readonly Version[]): keyof typeof looks {
  if (one.takenBackAt !== null) return 'TAKEN_BACK';
  const today = dayOf(now());
  if (one.version > today) return 'PLANNED';
  const isOver = all.some(
    (other) => other.takenBackAt === null && other.version <= today && other.version > one.version,
  );
  return isOver ? 'OVER' : 'SHOWN';
}

interface Props {
  /** Of one text, the newest first. */
  readonly versions: readonly Version[];
  readonly onShow: (versionId: string) => void;
}

/** Every version of a text; a planned one can be taken back before its day. */
export function Versions({ versions, onShow }: Props) {
  return (
    <Panel title={t.versions} isFlush>
      <ol>
        {versions.map((one) => {
          const state = stateOf(one, versions);
          const day = formatDay(one.version);
          return (
            <li
              key={one.versionId}
              className="flex flex-col gap-1 border-b border-line px-5 py-3 last:border-0"
            >
              <div className="flex flex-wrap items-center gap-2">
                <b className="nums">{t.since(day)}</b>
                <Chip look={looks[state]}>{t.states[state]}</Chip>
                <span className="text-xs text-sub">
                  {one.writtenBy === null ? t.byProduct : t.by(visible(one.writtenBy))}
                </span>
              </div>
              {one.asks && <p className="text-xs font-bold">{t.asked}</p>}
              {one.news && (
                <p className="text-xs break-all text-sub">
                  <bdi>{visible(one.news)}</bdi>
                </p>
              )}
              <div className="flex flex-wrap gap-2">
                <SmallButton aria-label={t.showOf(day)} onClick={() => onShow(one.versionId)}>
                  {t.show}
                </SmallButton>
                {state === 'PLANNED' && <ActButton act={takeBack} of={one} look="danger" />}
              </div>
            </li>
          );
        })}
      </ol>
    </Panel>
  );
}
