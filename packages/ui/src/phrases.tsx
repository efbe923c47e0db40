import { Fragment, type ReactNode } from 'react';
import { phrasesOf, TORN } from './lib/phrases.ja.ts';

/** Whether the browser keeps the phrases of a text whole by itself; a sentence is long enough for what it makes of them. */
const isKept = (text: string) =>
  typeof CSS === 'undefined' ||
  !('Segmenter' in Intl) ||
  (CSS.supports('word-break', 'auto-phrase') && (/[、。]/.test(text) || !TORN.test(text)));

/** Words of a button, a heading, a label: a line breaks between their phrases, in any browser. What is more than words stays as it is. */
export function Phrases({ children }: { readonly children: ReactNode }) {
  if (typeof children !== 'string') return children;
  if (isKept(children)) return <span className="phrase">{children}</span>;
  return (
    <span className="break-keep">
      {phrasesOf(children).map((phrase, index) => (
        <Fragment key={index}>
          <wbr />
          <span>{phrase}</span>
        </Fragment>
      ))}
    </span>
  );
}
