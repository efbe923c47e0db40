import { useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { cx } from './cx.ts';
import { Phrases } from './phrases.tsx';

interface Props<T extends string> {
  readonly label: string;
  readonly tabs: readonly { readonly value: T; readonly label: ReactNode }[];
  readonly value: T;
  readonly onChange: (value: T) => void;
  /** The panel of the tab that is shown. */
  readonly children: ReactNode;
  readonly id: string;
}

/** Parts of one screen: これからの予約 and 過去の予約. Arrow keys change the tab. */
export function Tabs<T extends string>({ label, tabs, value, onChange, children, id }: Props<T>) {
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    const index = (tabs.findIndex((tab) => tab.value === value) + step + tabs.length) % tabs.length;
    const next = tabs[index];
    if (!next) return;
    onChange(next.value);
    list.current?.querySelectorAll('button')[index]?.focus();
  };
  return (
    <>
      <div
        ref={list}
        role="tablist"
        tabIndex={-1}
        aria-label={label}
        onKeyDown={onKeyDown}
        className="-mx-4 flex border-b border-line px-4 desktop:mx-0 desktop:px-0"
      >
        {tabs.map((tab) => {
          const isSelected = tab.value === value;
          return (
            <button
              key={tab.value}
              type="button"
              role="tab"
              id={`${id}-${tab.value}`}
              aria-selected={isSelected}
              aria-controls={`${id}-panel`}
              tabIndex={isSelected ? 0 : -1}
              onClick={() => onChange(tab.value)}
              className={cx(
                'phrase -mb-px min-h-12 min-w-0 flex-auto border-b-2 px-2 text-sm',
                isSelected ? 'border-primary font-bold text-ink' : 'border-transparent text-sub',
              )}
            >
              <Phrases>{tab.label}</Phrases>
            </button>
          );
        })}
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${value}`}
        className="flex flex-1 flex-col gap-3"
      >
        {children}
      </div>
    </>
  );
}
