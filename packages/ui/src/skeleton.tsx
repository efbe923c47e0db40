import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { uiTexts } from './ja.ts';

/** One grey bar; give it the size of what will replace it. */
export function Bone({ className }: { readonly className: string }) {
  return <div className={cx('skeleton rounded-sm', className)} />;
}

/** Says that something is loading, and reserves its space. */
export function Skeleton({ children }: { readonly children: ReactNode }) {
  return (
    <div role="status" aria-label={uiTexts.loading} className="flex min-h-[420px] flex-1 flex-col gap-3">
      {children}
    </div>
  );
}

/** A list of cards being loaded. */
export function CardListSkeleton({ count = 4 }: { readonly count?: number | undefined }) {
  return (
    <Skeleton>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className="flex flex-col gap-4 rounded-lg border border-line bg-surface p-4">
          <div className="flex items-center gap-3">
            <Bone className="size-12 rounded-full" />
            <div className="flex flex-1 flex-col gap-2">
              <Bone className="h-4 w-24" />
              <Bone className="h-3 w-36" />
            </div>
            <Bone className="h-6 w-16 rounded-full" />
          </div>
          <Bone className="h-4 w-52" />
          <Bone className="h-3 w-28" />
        </div>
      ))}
    </Skeleton>
  );
}

/** Two columns of photo cards being loaded. */
export function PhotoGridSkeleton({ count = 6 }: { readonly count?: number | undefined }) {
  return (
    <Skeleton>
      <div className="grid grid-cols-2 gap-x-3 gap-y-6 desktop:grid-cols-4">
        {Array.from({ length: count }, (_, index) => (
          <div key={index} className="flex flex-col gap-2">
            <Bone className="aspect-3/4 rounded-lg" />
            <Bone className="h-5 w-20" />
            <Bone className="h-3 w-28" />
            <Bone className="h-4 w-full" />
          </div>
        ))}
      </div>
    </Skeleton>
  );
}
