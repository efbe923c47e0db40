import { STATE_KINDS, type StateKind } from '@yoimachi/domain/state';
import { Panel } from '#parts/panel.tsx';
import { Icon } from '#ui/icon.tsx';
import { countVerdicts, type Line, type State } from './api.ts';
import { stateTexts as t } from './ja.ts';
import { LineRow, UnreadRow } from './line-row.tsx';

/** Everything that needs somebody, what is gravest first. */
export function Needing({ state }: { readonly state: State }) {
  const { OK, ATTENTION, TROUBLE } = countVerdicts(state);
  return (
    <Panel title={t.needing} aside={t.counts(OK, ATTENTION, TROUBLE)} isFlush>
      {ATTENTION + TROUBLE === 0 ? (
        <p className="flex items-center gap-2 px-5 py-4 text-sm font-bold text-ok">
          <Icon name="check" />
          {t.allWell}
        </p>
      ) : (
        <ul>
          {STATE_KINDS.map((kind) =>
            state.parts[kind] === null ? <UnreadRow key={kind} kind={kind} /> : null,
          )}
          {STATE_KINDS.map((kind) => (
            <OfKind key={kind} kind={kind} state={state} verdict="TROUBLE" />
          ))}
          {STATE_KINDS.map((kind) => (
            <OfKind key={kind} kind={kind} state={state} verdict="ATTENTION" />
          ))}
        </ul>
      )}
    </Panel>
  );
}

interface Props<Kind extends StateKind> {
  readonly kind: Kind;
  readonly state: State;
  readonly verdict: 'ATTENTION' | 'TROUBLE';
}

function OfKind<Kind extends StateKind>({ kind, state, verdict }: Props<Kind>) {
  const lines: readonly Line<Kind>[] = state.parts[kind] ?? [];
  return lines
    .filter((line) => line.verdict === verdict)
    .map((line, index) => (
      <LineRow key={index} kind={kind} line={line} readAt={new Date(state.readAt)} ofKind />
    ));
}
