import { changesOfTexts } from '@yoimachi/domain/page';
import { useMemo } from 'react';
import { visible } from '#lib/visible.ts';
import { Panel } from '#parts/panel.tsx';
import { formatCount } from '#ui/amount.tsx';
import { pageTexts as t } from './ja.ts';

/** What a text changes of the one that is read today: whole paragraphs, what is gone before what is new. */
export function Difference({ before, after }: { readonly before: string; readonly after: string }) {
  const changes = useMemo(
    () => changesOfTexts(before, after).filter(({ kind }) => kind !== 'SAME'),
    [before, after],
  );
  const count = (wanted: 'GONE' | 'NEW') => formatCount(changes.filter(({ kind }) => kind === wanted).length);
  return (
    <Panel title={t.diff} aside={changes.length > 0 && t.diffCount(count('NEW'), count('GONE'))}>
      {changes.length === 0 && <p className="phrase text-sm text-sub">{t.noDiff}</p>}
      <ol className="flex flex-col gap-2 text-sm">
        {changes.map(({ kind, text, isHeading }, index) => (
          <li
            key={index}
            className={kind === 'NEW' ? 'border-l-4 border-ok pl-3' : 'border-l-4 border-danger pl-3'}
          >
            <span className="text-xs font-bold text-sub">{kind === 'NEW' ? t.added : t.gone}</span>
            {kind === 'NEW' ? (
              <ins className="block break-words whitespace-pre-line no-underline">
                {isHeading ? <b>{visible(text)}</b> : visible(text)}
              </ins>
            ) : (
              <del className="block break-words whitespace-pre-line text-sub">
                {isHeading ? <b>{visible(text)}</b> : visible(text)}
              </del>
            )}
          </li>
        ))}
      </ol>
    </Panel>
  );
}
