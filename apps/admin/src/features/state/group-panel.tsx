import { worstOf, type StateKind } from '@yoimachi/domain/state';
import { Panel } from '#parts/panel.tsx';
import { verdictsOf, type Line, type State } from './api.ts';
import { STATE_GROUPS, type StateGroup } from './groups.ts';
import { stateTexts as t } from './ja.ts';
import { LineRow, UnreadRow } from './line-row.tsx';
import { nameOf } from './names.ts';
import { VerdictMark } from './verdict.tsx';

/** More lines than this are not read one after the other: what is well among them is opened by who wants to see it. */
const SHOWN = 6;

/** All lines of some kinds. */
export function GroupPanel({ group, state }: { readonly group: StateGroup; readonly state: State }) {
  const kinds: readonly StateKind[] = STATE_GROUPS[group];
  const verdict = worstOf(kinds.flatMap((kind) => verdictsOf(state, kind)));
  return (
    <Panel title={t.groups[group]} aside={<VerdictMark verdict={verdict} />} isFlush>
      {kinds.map((kind) => (
        <Lines key={kind} kind={kind} state={state} />
      ))}
    </Panel>
  );
}

function Lines({ kind, state }: { readonly kind: StateKind; readonly state: State }) {
  const lines: readonly Line<StateKind>[] | null = state.parts[kind];
  const readAt = new Date(state.readAt);
  const row = (line: Line<StateKind>) => (
    <LineRow key={keyOf(kind, line)} kind={kind} line={line} readAt={readAt} />
  );
  if (lines === null)
    return (
      <ul className={LIST}>
        <UnreadRow kind={kind} />
      </ul>
    );
  const well = lines.length > SHOWN ? lines.filter(({ verdict }) => verdict === 'OK') : [];
  const shown = lines.filter((line) => !well.includes(line));
  return (
    <>
      {shown.length > 0 && <ul className={LIST}>{shown.map(row)}</ul>}
      {well.length > 0 && (
        <details className={LIST}>
          <summary className="control flex cursor-pointer items-center px-5 text-sm font-bold text-primary hover:bg-sunken">
            {t.well(t.kinds[kind], well.length)}
          </summary>
          <ul className="border-t border-line">{well.map(row)}</ul>
        </details>
      )}
    </>
  );
}

const LIST = 'border-b border-line last:border-0';

const keyOf = (kind: StateKind, line: Line<StateKind>): string => {
  if ('nodeId' in line) return line.nodeId;
  const { name, detail } = nameOf(kind, line);
  return `${name} ${detail ?? ''}`;
};
