import { Page } from '#ui/page.tsx';
import { Bone, Skeleton } from '#ui/skeleton.tsx';

/** One column; from 640 px, where a photo alone would fill the window, name and price beside it; three on wide screens. */
export const profileColumns =
  'mx-auto flex w-full max-w-[712px] flex-col gap-8 min-[640px]:grid min-[640px]:grid-cols-[2fr_3fr] desktop:max-w-none desktop:grid-cols-[384px_minmax(0,1fr)_376px] desktop:grid-rows-[auto_1fr]';

/** A profile that is still loading. */
export function ProfileSkeleton() {
  return (
    <Page width="wide">
      <Skeleton>
        <div className={profileColumns}>
          <Bone className="-mx-4 -mt-4 aspect-24/25 min-[640px]:row-span-2 tablet:mx-0 tablet:mt-0 tablet:aspect-square tablet:rounded-lg desktop:aspect-3/4" />
          <div className="flex flex-col gap-4 min-[640px]:max-desktop:pt-12">
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
