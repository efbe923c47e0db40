import { Bone, Skeleton } from '#ui/skeleton.tsx';

/** Stands where a form comes. */
export const FormSkeleton = () => (
  <Skeleton>
    <Bone className="h-40" />
  </Skeleton>
);
