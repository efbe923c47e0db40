import { useId, type ReactNode } from 'react';

export function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-lg border border-line bg-surface">
      <h2 id={id} className="border-b border-line px-5 py-3 text-base">
        {title}
      </h2>
      {children}
    </section>
  );
}

interface RowProps {
  readonly label: ReactNode;
  readonly detail?: ReactNode;
  readonly children?: ReactNode;
}

/** What is set, and what can be done about it. */
export function Row({ label, detail, children }: RowProps) {
  return (
    <div className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 border-b border-line px-5 py-2 last:border-0">
      <div className="min-w-0 flex-1">
        <p className="font-bold break-all">{label}</p>
        {detail && <p className="text-xs text-sub">{detail}</p>}
      </div>
      {children}
    </div>
  );
}
