import { blocks } from './base-chunk.ts';

/** Building blocks, and what the two homes draw their lists with. */
const blocksAndLists = `(?:${[...blocks].join('|')}|photo|tier|choice-strip|chip|avatar|growing-list|load-failed|rows|sticky-bar)\\.`;
const parts = [
  'app/',
  'lib/use-(?:live-document|to-do)\\.',
  `ui/${blocksAndLists}`,
  'features/(?:people/safety/|people/block/block-(?:entry|sheet)\\.|talk/message-link/|find/group/group-(?:entry|select)\\.|find/memo/memo-card\\.|money/gift/gift-row\\.|find/cast/cast-list\\.)',
  'features/find/search/(?:district-strip|profile/(?:about|prices|profile-head))\\.',
  'features/meeting/cast-home/(?:sections|today-card)\\.',
  'features/(?:meeting/cast-booking/booking-card|money/stage/progress|meeting/booking/badge-chips)\\.',
];

/**
 * Small parts of screens that already memoise what did not change: memoising it again inside them through the compiler costs 5 KB of the
 * guest's first load and 7 KB of the cast's. They render the same without it, as none passes on anything that must keep its identity.
 */
export const plainParts = new RegExp(
  `/apps/web/src/(?:${parts.join('|')})|/packages/ui/src/(?:lib/use-now\\.|${blocksAndLists})`,
);
