import { checkPage, fillPage, PAGE_MAX, type PageFault, type PageTextId } from '@yoimachi/domain/page';
import { useDeferredValue, useState, type ReactNode } from 'react';
import { useMayAct } from '#lib/office.ts';
import { visible } from '#lib/visible.ts';
import { OpenAct } from '#parts/act/index.ts';
import { Panel } from '#parts/panel.tsx';
import { SmallButton } from '#parts/small-button.tsx';
import { formatCount } from '#ui/amount.tsx';
import { Button } from '#ui/button.tsx';
import { TextArea } from '#ui/text-field.tsx';
import { plan } from './acts.tsx';
import type { Page } from './api.ts';
import { Difference } from './difference.tsx';
import { pageTexts as t } from './ja.ts';
import { Preview } from './preview.tsx';

export interface EditorProps {
  readonly textId: PageTextId;
  /** What the editor begins with, unless something was typed before. */
  readonly page: Page;
  readonly draft: string | null;
  /** What was typed; null: it was planned, or is as it was. */
  readonly onType: (text: string | null) => void;
  readonly onDiscard: () => void;
  /** What is read today. */
  readonly before: string;
  /** Below the preview. */
  readonly children: ReactNode;
}

/** What is wrong with a text, in words; undefined: it can be a page. */
function faultOf(body: string, names: readonly string[]): string | undefined {
  const checked = checkPage(body, names);
  if (checked.ok) return undefined;
  const { fault, part } = checked.error.details as { readonly fault: PageFault; readonly part: string };
  return visible(t.fault(fault, part));
}

/** The words of a page, what they change, and as they will be read. */
export function Editor({ textId, page, draft, onType, onDiscard, before, children }: EditorProps) {
  const mayAct = useMayAct();
  const [body, setBody] = useState(draft ?? page.body);
  const [isPlanning, setPlanning] = useState(false);
  // The preview and what changes may come a moment after the letters.
  const settled = useDeferredValue(body);
  const names = Object.keys(page.values);
  const fault = faultOf(settled, names);
  const isChanged = settled.trim() !== before.trim();
  return (
    <>
      <div className="flex min-w-0 flex-col gap-4">
        <Panel title={t.body} aside={t.characters(formatCount(body.length))}>
          <div className="flex flex-col gap-4">
            <TextArea
              label={t.body}
              help={t.bodyHelp}
              rows={22}
              maxLength={PAGE_MAX}
              value={body}
              onChange={({ target: { value } }) => {
                setBody(value);
                onType(value === page.body ? null : value);
              }}
              error={fault}
            />
            {draft !== null && <Kept onDiscard={onDiscard} />}
            <Variables values={page.values} />
            {mayAct('planPage') && (
              <Button
                size="md"
                isWide
                isDisabled={fault !== undefined || !isChanged}
                onClick={() => setPlanning(true)}
              >
                {t.plan}
              </Button>
            )}
          </div>
        </Panel>
        <Difference before={before} after={settled} />
      </div>
      <div className="flex min-w-0 flex-col gap-4">
        <Preview name={t.nameOf(textId)} body={fillPage(settled, page.values)} />
        {children}
      </div>
      {isPlanning && (
        <OpenAct
          act={plan}
          of={{ textId, body }}
          onDone={() => onType(null)}
          onClose={() => setPlanning(false)}
        />
      )}
    </>
  );
}

const Kept = ({ onDiscard }: Pick<EditorProps, 'onDiscard'>) => (
  <div className="flex flex-wrap items-center gap-3">
    <p role="status" className="phrase text-xs text-sub">
      {t.draft}
    </p>
    <SmallButton look="danger" onClick={onDiscard}>
      {t.discard}
    </SmallButton>
  </div>
);

function Variables({ values }: Pick<Page, 'values'>) {
  return (
    <details>
      <summary className="control inline-flex cursor-pointer items-center rounded-full px-3 text-xs text-sub hover:bg-sunken">
        {t.variables}
      </summary>
      <dl className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-xs">
        {Object.entries(values).map(([name, value]) => (
          <div key={name} className="contents">
            <dt>
              <code>{`{${visible(name)}}`}</code>
            </dt>
            <dd className="break-all text-sub">{visible(value)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
