import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';

/** A part whose code is loaded when it is first shown; `meanwhile` (nothing without it) stands in its place until it is there. */
export function later<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
  meanwhile: ReactNode = null,
) {
  const Part: ComponentType<Props> = lazy(load);
  return (props: Props) => (
    <Suspense fallback={meanwhile}>
      <Part {...props} />
    </Suspense>
  );
}
