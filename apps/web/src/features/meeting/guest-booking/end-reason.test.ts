import type { GuestParticipation } from '@yoimachi/contract/booking';
import type { ParticipationState } from '@yoimachi/domain/booking';
import { instantAt } from '@yoimachi/domain/time';
import { expect, it } from 'vitest';
import { DAY, dueState, pendingState } from '../booking/booking.test-kit.ts';
import { endReason } from './participations.ts';

const at = instantAt(DAY, 600);
const ended = (state: ParticipationState) =>
  ({ state: JSON.parse(JSON.stringify(state)) as unknown }) as GuestParticipation;

it('says of the whole booking that one could not take part, whoever that was', () => {
  const refused = ended(pendingState({ status: 'REJECT', rejectedAt: at }));
  const other = ended(
    dueState({ status: 'AUTO_CANCEL', cancelledAt: at, cancelType: 'ONE_COULD_NOT_TAKE_PART' }),
  );
  expect(endReason({ participations: [other, refused] })).toBe('参加できないキャストがいたためキャンセル');
  expect(endReason({ participations: [refused] })).toBeNull();
  const byCast = ended(dueState({ status: 'CANCEL', cancelledAt: at, cancelType: 'CAST' }));
  expect(endReason({ participations: [byCast] })).toBe('キャスト都合によるキャンセル');
});
