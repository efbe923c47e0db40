import { useId, type ReactNode } from 'react';

interface Props {
  readonly title: string;
  /** At the right of the title. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

/** A card of a member's page under its name. */
export function Panel({ title, note, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-lg border border-line bg-surface">
      <header className="flex min-h-11 items-center justify-between gap-3 border-b border-line px-4 py-2">
        <h2 id={id} className="text-base">
          {title}
        </h2>
        {note && <div className="text-xs text-sub">{note}</div>}
      </header>
      <div className="flex flex-col gap-3 px-4 py-3">{children}</div>
    </section>
  );
}

/** There is nothing, in a line. */
export function Nothing({ children }: { readonly children: string }) {
  return <p className="text-sm text-sub">{children}</p>;
}
