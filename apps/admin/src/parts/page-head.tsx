import type { ReactNode } from 'react';
import { Title } from './title.tsx';

interface Props {
  readonly title: string;
  /** Beside the title: how many there are, until when. */
  readonly note?: ReactNode;
  /** At the right end. */
  readonly children?: ReactNode;
}

/** The top of a screen: its title, and what can be done with all of it. */
export function PageHead({ title, note, children }: Props) {
  return (
    <header className="sticky top-0 z-20 flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 border-b border-line bg-bg px-5 py-2 max-office:static">
      <Title>{title}</Title>
      <h1 className="text-lg">{title}</h1>
      {note && <p className="text-sm text-sub">{note}</p>}
      {children && <div className="ml-auto flex flex-wrap items-center gap-2">{children}</div>}
    </header>
  );
}

interface ScreenProps extends Omit<Props, 'children'> {
  /** At the right end of its top. */
  readonly head?: ReactNode;
  readonly children: ReactNode;
}

/** A screen as high as the window: its top, and what stands below. */
export const Screen = ({ head, children, ...top }: ScreenProps) => (
  <div className="flex min-h-0 flex-1 flex-col">
    <PageHead {...top}>{head}</PageHead>
    {children}
  </div>
);
