import { Fragment, type ReactNode } from 'react';
import { phrasesOf } from './lib/phrases.ts';

/** Such a browser keeps phrases whole by itself. */
const keepsPhrases = () =>
  typeof CSS === 'undefined' || !('Segmenter' in Intl) || CSS.supports('word-break', 'auto-phrase');

/** Words of a button, a heading, a label: a line breaks between their phrases, in any browser. What is more than words stays as it is. */
export function Phrases({ children }: { readonly children: ReactNode }) {
  if (typeof children !== 'string') return children;
  if (keepsPhrases()) return <span className="phrase">{children}</span>;
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
