import { useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { cx } from './cx.ts';

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
  // Where not all have room, the chosen one is in view.
  useLayoutEffect(() => {
    const strip = list.current;
    const chosen = strip?.querySelector<HTMLElement>(`[id="${id}-${value}"]`);
    if (strip && chosen) strip.scrollLeft = chosen.offsetLeft - (strip.clientWidth - chosen.clientWidth) / 2;
  }, [id, value]);
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
        className="no-scrollbar relative -mx-4 flex shrink-0 overflow-x-auto px-4 shadow-[inset_0_-1px_var(--line)] desktop:mx-0 desktop:px-0"
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
                // Three with their counts fit beside each other from 360 px.
                'min-h-12 flex-1 border-b-2 px-1 text-[clamp(0.75rem,3.2vw,var(--text-sm))] whitespace-nowrap -outline-offset-2',
                isSelected ? 'border-primary font-bold text-ink' : 'border-transparent text-sub',
              )}
            >
              {tab.label}
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
