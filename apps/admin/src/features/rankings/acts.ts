import { standingAdminRoutes } from '@yoimachi/contract/standing-admin';
import { act } from '#parts/act/index.ts';
import { rankingReads } from '#parts/ranking-exclusion/index.ts';
import { rankingTexts as t } from './ja.ts';

export const rankNow = act(standingAdminRoutes, 'rankNow', {
  title: t.nowTitle,
  help: t.nowDetail,
  label: t.now,
  done: t.sent,
  refreshes: rankingReads,
});
