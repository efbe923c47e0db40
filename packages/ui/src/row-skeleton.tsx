import { Bone, Skeleton } from './skeleton.tsx';

/** A list of people being loaded, a row each. */
export function RowListSkeleton({ count = 6 }: { readonly count?: number | undefined }) {
  return (
    <Skeleton>
      <div className="divide-y divide-line">
        {Array.from({ length: count }, (_, index) => (
          <div key={index} className="flex min-h-20 items-center gap-3 px-4 py-3">
            <Bone className="size-14 rounded-full" />
            <div className="flex flex-1 flex-col gap-2">
              <Bone className="h-4 w-24" />
              <Bone className="h-3 w-40" />
            </div>
          </div>
        ))}
      </div>
    </Skeleton>
  );
}
