import { Fragment } from 'react';
import { phrasesOf } from './lib/phrases.ja.ts';

/** A text that breaks between its phrases, where the browser knows nothing of them. */
export default function Parted({ children }: { readonly children: string }) {
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
