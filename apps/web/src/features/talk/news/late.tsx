import { lazy, Suspense } from 'react';
import { CardListSkeleton } from '#ui/skeleton.tsx';
import { BannerBone } from './banner-bone.tsx';

const Banners = lazy(() => import('./banners.tsx'));
const List = lazy(() => import('./news-list.tsx'));

interface Props {
  readonly side: 'cast' | 'guest';
}

/** The banners of a side; their place is kept until they are there. */
export const LateBanners = ({ side }: Props) => (
  <Suspense fallback={<BannerBone />}>
    <Banners side={side} />
  </Suspense>
);

/** The news of a side: a tab of its notifications. */
export const NewsList = ({ side }: Props) => (
  <Suspense fallback={<CardListSkeleton />}>
    <List side={side} />
  </Suspense>
);
