import { findQuestions } from '@yoimachi/domain/page';
import { Field, useFieldIds } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { State } from '#ui/state.tsx';
import { SearchInput } from '#ui/search-input.tsx';
import { contentTexts as t } from './ja.ts';
import type { StaticPage } from './pages.ts';
import { Paragraph } from './paragraph.tsx';

/** What somebody asks for, in any width and kana. */
export function QuestionSearch({
  typed,
  onType,
}: {
  readonly typed: string;
  readonly onType: (typed: string) => void;
}) {
  const { id, aria } = useFieldIds({ help: t.searchHelp });
  return (
    <Field id={id} label={t.search} help={t.searchHelp}>
      <SearchInput
        id={id}
        {...aria}
        value={typed}
        maxLength={50}
        onChange={({ target }) => onType(target.value)}
      />
    </Field>
  );
}

/** The questions in which what was typed occurs, each with its answer folded in. */
export function Questions({ page, typed }: { readonly page: StaticPage; readonly typed: string }) {
  const found = findQuestions(page.sections, typed);
  return (
    <>
      <p role="status" className={typed.trim() === '' ? 'sr-only' : 'nums text-sm text-sub'}>
        {typed.trim() !== '' && t.found(found.length)}
      </p>
      {found.length === 0 ? (
        <State icon="search" title={t.nothing} detail={t.nothingDetail} />
      ) : (
        <div className="divide-y divide-line rounded-lg border border-line bg-surface">
          {found.map(({ heading, paragraphs }) => (
            <details key={heading} className="group">
              <summary className="flex min-h-13 cursor-pointer list-none items-center gap-3 px-4 py-3">
                <h2 className="min-w-0 flex-1 font-gothic text-base">{heading}</h2>
                <Icon name="down" size={16} className="text-sub group-open:rotate-180" />
              </summary>
              <div className="flex flex-col gap-3 px-4 pb-5">
                {paragraphs.map((text) => (
                  <Paragraph key={text} text={text} />
                ))}
              </div>
            </details>
          ))}
        </div>
      )}
    </>
  );
}
