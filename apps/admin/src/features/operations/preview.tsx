import type { RecommendationWeights } from '@yoimachi/domain/standing';
import { useState } from 'react';
import { useOfficeDistricts } from '#lib/districts.ts';
import { MemberLink } from '#parts/member-link.tsx';
import { SmallButton } from '#parts/small-button.tsx';
import { formatCount } from '#ui/amount.tsx';
import { AreaSelects } from '#ui/area-selects.tsx';
import { cx } from '#ui/cx.ts';
import { ErrorNote, Note } from '#ui/note.tsx';
import { usePreview, type Preview as Shown } from './api.ts';
import { moveOf, movesOf, type Move } from './moves.ts';
import { previewTexts as t } from './preview.ja.ts';

type Placed = Shown['after'][number];
type Side = 'before' | 'after';

interface Props {
  /** As they would be; null while what is typed is no weight. */
  readonly weights: RecommendationWeights | null;
}

/** The first page of the search by the weights of now and by those that are typed, beside each other. */
export function Preview({ weights }: Props) {
  const [area, setArea] = useState({ prefecture: '', district: '' });
  useOfficeDistricts();
  const preview = usePreview();
  // What was shown of other weights, or of another place, is not theirs.
  const asked = JSON.stringify([weights, area]);
  const shown = preview.data?.asked === asked ? preview.data.shown : null;
  const run = () => {
    if (weights === null) return;
    const { prefecture, district } = area;
    const where = { ...(prefecture && { prefecture: Number(prefecture) }), ...(district && { district }) };
    preview.mutate({ asked, body: { weights, ...where } });
  };
  return (
    <section aria-label={t.title} className="flex flex-col gap-3 border-t border-line pt-4">
      <h3 className="text-base">{t.title}</h3>
      <p className="phrase text-sm text-sub">{t.help}</p>
      <AreaSelects
        {...area}
        onChange={setArea}
        emptyLabels={{ prefecture: t.everywhere, district: t.wholePrefecture }}
      />
      <div>
        <SmallButton isPending={preview.isPending} onClick={run}>
          {t.run}
        </SmallButton>
      </div>
      <ErrorNote error={preview.error} />
      <div role="status" className="flex flex-col gap-3">
        {shown && <Comparison shown={shown} />}
      </div>
    </section>
  );
}

function Comparison({ shown }: { readonly shown: Shown }) {
  const { up, down, comes } = movesOf(shown.after, shown.before);
  return (
    <>
      <p className="nums text-sm font-bold">{up + down + comes === 0 ? t.nothing : t.sum(up, down, comes)}</p>
      {!shown.isCertain && <Note>{t.uncertain}</Note>}
      <div className="grid items-start gap-4 tablet:grid-cols-2">
        <Order side="before" casts={shown.before} />
        <Order side="after" casts={shown.after} />
      </div>
      <p className="nums text-xs text-sub">{t.seen(formatCount(shown.castCount))}</p>
    </>
  );
}

function Order({ side, casts }: { readonly side: Side; readonly casts: readonly Placed[] }) {
  return (
    <section aria-label={t[side]} className="min-w-0 rounded-lg border border-line">
      <h4 className="border-b border-line px-3 py-2 text-sm">{t[side]}</h4>
      {casts.length === 0 && <p className="phrase px-3 py-2 text-sm text-sub">{t.none}</p>}
      <ol>
        {casts.map((one) => (
          <li
            key={one.castId}
            className="flex items-baseline gap-2 border-b border-line px-3 py-1.5 text-sm last:border-0"
          >
            <span className="nums w-10 shrink-0 text-sub">{t.place(one[side] ?? 0)}</span>
            <span className="min-w-0 flex-1 truncate">
              <MemberLink id={one.castId} nickname={one.nickname} />
            </span>
            <Change move={moveOf(one)} />
          </li>
        ))}
      </ol>
    </section>
  );
}

const SIGNS: Readonly<Record<Move['kind'], string>> = {
  UP: '▲',
  DOWN: '▼',
  COMES: '▲',
  GOES: '▼',
  STAYS: '',
};

function Change({ move }: { readonly move: Move }) {
  const { kind } = move;
  return (
    <span
      className={cx(
        'nums shrink-0 text-xs whitespace-nowrap',
        (kind === 'UP' || kind === 'COMES') && 'font-bold text-ok',
        (kind === 'DOWN' || kind === 'GOES') && 'font-bold text-danger',
        kind === 'STAYS' && 'text-sub',
      )}
    >
      <span aria-hidden="true">{SIGNS[kind]}</span> {wordsOf(move)}
    </span>
  );
}

function wordsOf(move: Move): string {
  if (move.kind === 'UP') return t.up(move.steps);
  if (move.kind === 'DOWN') return t.down(move.steps);
  if (move.kind === 'COMES') return t.comes(move.from);
  return move.kind === 'GOES' ? t.goes(move.to) : t.stays;
}
