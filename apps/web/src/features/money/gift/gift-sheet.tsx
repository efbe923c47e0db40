import { later } from '#ui/lib/later.tsx';

/** The sheet in which a guest sends a gift to a cast. Its code is loaded when it is first opened. */
export const GiftSheet = later(() => import('./gift-sheet-body.tsx'));

/** No gift is chosen yet. */
export const UNCHOSEN = 'choose';
