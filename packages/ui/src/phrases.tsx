import { lazy, Suspense, type ReactNode } from 'react';
import { cx } from './cx.ts';
import { TORN } from './ja.ts';

/** Whether the browser keeps phrases whole by itself; one that cannot tell words apart keeps what it does. */
const isKept = () =>
  typeof CSS === 'undefined' || !('Segmenter' in Intl) || CSS.supports('word-break', 'auto-phrase');

/** For other browsers alone: those with it do not fetch it, and without a network a line breaks where it did. */
const Parted = lazy(() => import('./parted.tsx').catch(() => ({ default: Plain })));

interface Props {
  readonly children: string;
}

function Plain({ children }: Props) {
  return <span className="phrase">{children}</span>;
}

/** In a sentence the words around say enough. */
function Kept({ children }: Props) {
  if (/[、。]/.test(children) || !TORN.test(children)) return <Plain>{children}</Plain>;
  const parts = children.split(TORN).filter((part) => part !== '');
  return (
    <span className="phrase">
      {parts.map((part, index) => (
        <span key={index} className={cx(TORN.test(part) && 'whitespace-nowrap')}>
          {part}
        </span>
      ))}
    </span>
  );
}

/** Words of a button, a heading, a label: a line breaks between their phrases, in any browser. What is more than words stays as it is. */
export function Phrases({ children }: { readonly children: ReactNode }) {
  if (typeof children !== 'string') return children;
  if (isKept()) return <Kept>{children}</Kept>;
  return (
    <Suspense fallback={<Plain>{children}</Plain>}>
      <Parted>{children}</Parted>
    </Suspense>
  );
}
