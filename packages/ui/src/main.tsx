import { createContext, useContext, type ReactNode } from 'react';

const InsideMain = createContext(false);

/**
 * The main landmark, once: the shell and the root route provide it around bars, Page and StickyBar; inside another Main it is a
 * plain box, so that an error screen may bring its own.
 */
export function Main({
  children,
  className,
}: {
  readonly children: ReactNode;
  readonly className?: string | undefined;
}) {
  const Tag = useContext(InsideMain) ? 'div' : 'main';
  return (
    <InsideMain value={true}>
      <Tag id={Tag === 'main' ? 'main' : undefined} className={className}>
        {children}
      </Tag>
    </InsideMain>
  );
}
