import type { ReactNode } from 'react';
import { brandTexts } from '#lib/labels.ja.ts';
import { Title } from '#parts/title.tsx';
import { Icon } from '#ui/icon.tsx';

/** A form before anybody is signed in. It stands from its top on, so that nothing moves when one step gives way to another. */
export function DoorFrame({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <main className="flex min-h-dvh justify-center p-5 pt-[max(20px,14dvh)]">
      <Title>{title}</Title>
      <div className="flex w-full max-w-[420px] flex-col self-start gap-5 rounded-xl border border-line bg-surface p-6">
        <p className="flex items-center gap-2">
          <Icon name="moon" size={24} className="text-primary" />
          <span className="font-mincho text-xl font-bold tracking-[0.12em]">{brandTexts.brand}</span>
          <span className="rounded-md bg-sunken px-2 py-0.5 text-xs font-bold">{brandTexts.office}</span>
        </p>
        <h1 className="text-lg">{title}</h1>
        {children}
      </div>
    </main>
  );
}
