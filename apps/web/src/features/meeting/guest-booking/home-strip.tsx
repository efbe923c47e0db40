import { later } from '#ui/lib/later.tsx';

/** On the guest's home, among the casts: what comes next. Nothing where nothing does. */
export const HomeStrip = later(() => import(/* first */ './home-steps.tsx'));
