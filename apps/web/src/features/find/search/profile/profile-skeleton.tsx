import { Page } from '#ui/page.tsx';
import { Bone, Skeleton } from '#ui/skeleton.tsx';

/** A profile that is still loading. */
export function ProfileSkeleton() {
  return (
    <Page width="wide">
      <Skeleton>
        <div className="mx-auto flex w-full max-w-[680px] flex-col gap-4 desktop:grid desktop:max-w-none desktop:grid-cols-[384px_minmax(0,1fr)_376px] desktop:gap-8">
          <Bone className="-mx-4 -mt-4 aspect-24/25 tablet:mx-0 tablet:mt-0 desktop:aspect-3/4 desktop:rounded-lg" />
          <div className="flex flex-col gap-4">
            <Bone className="h-9 w-40" />
            <Bone className="h-4 w-56" />
            <Bone className="h-4 w-full" />
          </div>
          <Bone className="h-[480px] rounded-lg" />
        </div>
      </Skeleton>
    </Page>
  );
}
