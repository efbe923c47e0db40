import { billingAdminRoutes } from '@yoimachi/contract/billing-admin';
import { stageAdminRoutes } from '@yoimachi/contract/stage-admin';
import { checkPurchasePoints, yenForPoints } from '@yoimachi/domain/money';
import { rewardOf } from '@yoimachi/domain/points';
import { isStageFee, isStageNeed } from '@yoimachi/domain/stage';
import type { Stage } from '#lib/stages.ts';
import { act, count } from '#parts/act/index.ts';
import { pointsText, yenText } from '#ui/amount.tsx';
import type { CallAnswer } from '#ui/lib/request.ts';
import { Note } from '#ui/note.tsx';
import { priceTexts as t } from './ja.ts';

/** A meeting of an hour as many guests book it: what a fee does to it is shown. */
export const SAMPLE_POINTS = 10_000;

type Package = CallAnswer<typeof billingAdminRoutes.listPackages>['items'][number];

const isSold = (points: number) => checkPurchasePoints(points).ok;

/** Another package of points, with its price before it is sold. */
export const addPackage = act(billingAdminRoutes, 'addPackage', {
  title: t.addTitle,
  help: t.addHelp,
  label: t.add,
  fields: () => ({ points: count(t.points, t.pointsWrong, { suffix: 'P', isRight: isSold }) }),
  aside: ({ points }) =>
    points !== null &&
    isSold(points) && <Note>{t.sells(pointsText(points), yenText(yenForPoints(points)))}</Note>,
  done: t.added,
});

export const removePackage = act(billingAdminRoutes, 'removePackage', {
  title: ({ points }) => t.removeTitle(pointsText(points)),
  help: t.removeDetail,
  label: t.remove,
  openOf: ({ points }) => t.removeOf(pointsText(points)),
  isDestructive: true,
  params: ({ packageId }: Package) => ({ packageId }),
  done: t.removed,
});

/** The fee and the requirements of a stage, with what the fee does to a meeting; everybody begins at the first, which requires nothing. */
export const editStage = act(stageAdminRoutes, 'editStage', {
  title: ({ stage }) => t.editTitle(stage),
  help: t.editHelp,
  label: t.save,
  open: t.edit,
  openOf: ({ stage }) => t.editOf(stage),
  params: ({ stage }: Stage) => ({ stage }),
  fields: ({ feePercent, friends, bookings }) => ({
    feePercent: count(t.feeField, t.feeWrong, { start: feePercent, isRight: isStageFee }),
    friends: count(t.friendsField, t.needWrong, { start: friends, isRight: isStageNeed, isHalf: true }),
    bookings: count(t.bookingsField, t.needWrong, { start: bookings, isRight: isStageNeed, isHalf: true }),
  }),
  hides: (_typed, { friends }) => ({ friends: friends === null, bookings: friends === null }),
  aside: ({ feePercent }, { feePercent: before }) =>
    feePercent !== null && isStageFee(feePercent) && <Note>{previewOf(before, feePercent)}</Note>,
  body: ({ feePercent, ...needs }, { friends }) =>
    friends === null ? { feePercent } : { feePercent, ...needs },
  done: t.changed,
});

function previewOf(before: number, after: number): string {
  const reward = (fee: number) => pointsText(rewardOf(SAMPLE_POINTS, fee).rewardPoints);
  const sample = pointsText(SAMPLE_POINTS);
  return before === after
    ? t.noChange(sample, reward(after))
    : t.preview(sample, reward(before), reward(after));
}
