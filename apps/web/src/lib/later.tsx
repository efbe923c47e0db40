import { lazy, Suspense } from 'react';
import type { ComponentType } from 'react';

/** A part whose code is loaded when it is first shown; nothing stands in its place until it is there. */
export function later<Props extends object>(load: () => Promise<{ readonly default: ComponentType<Props> }>) {
  const Part: ComponentType<Props> = lazy(load);
  return (props: Props) => (
    <Suspense fallback={null}>
      <Part {...props} />
    </Suspense>
  );
}
