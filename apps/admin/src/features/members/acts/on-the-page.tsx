import { bookingAdminRoutes } from '@yoimachi/contract/booking-admin';
import type { MemberStageCount } from '@yoimachi/contract/member';
import { stageAdminRoutes } from '@yoimachi/contract/stage-admin';
import { visible } from '#lib/visible.ts';
import { act, reasonOf } from '#parts/act/index.ts';
import { memberReads } from '../api.ts';
import { actTexts as t } from './ja.ts';

const refreshes = memberReads;

/** A penalty of a cast no longer counts. */
export const liftPenalty = act(bookingAdminRoutes, 'liftPenalty', {
  help: t.liftPenaltyHelp,
  label: t.liftPenalty,
  open: t.liftOne,
  params: ({ id }: { readonly id: string }) => ({ penaltyId: id }),
  fields: () => ({ reason: reasonOf('liftPenalty') }),
  done: ({ counting }) => t.penaltyLifted(counting),
  refreshes,
});

/** One booking or friend counts no more for a cast’s next stage; the stage she has stays hers. */
export const takeBackCount = act(stageAdminRoutes, 'uncount', {
  title: t.takeBackCount,
  help: t.takeBackCountHelp,
  label: t.takeBack,
  isDestructive: true,
  isFor: ({ reversedAt }) => reversedAt === null,
  params: ({ causeId }: MemberStageCount) => ({ causeId }),
  above: ({ booking, friend }) => (
    <p className="text-sm font-bold break-all">
      <bdi>
        {booking ? t.countOfBooking(booking.number) : t.countOfFriend(visible(friend?.nickname ?? ''))}
      </bdi>
    </p>
  ),
  fields: () => ({ reason: reasonOf('uncount') }),
  done: t.countTakenBack,
  refreshes,
});
