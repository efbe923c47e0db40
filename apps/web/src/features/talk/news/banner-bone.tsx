import { Bone } from '#ui/skeleton.tsx';

/** As high with one banner as with several; half as wide where there is room for two. */
export const BANNER_BOX = 'aspect-[13/4] w-full min-[700px]:aspect-[6.2/1]';

/** Where banners will be. */
export const BannerBone = () => (
  <div className={BANNER_BOX}>
    <Bone className="size-full rounded-lg" />
  </div>
);
