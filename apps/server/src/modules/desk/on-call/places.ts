import type { SealContext } from '#platform/crypto';
import type { SealedColumn } from '#platform/sealing';

/** A shift's number and mail are sealed before it has an id: by its operator and position, which no other shift has. */
export const shiftPlace = (what: 'mail' | 'phone', operatorId: string, position: number): SealContext =>
  placeOf(what, `${operatorId}:${position}`);

const placeOf = (what: 'mail' | 'phone', shift: string): SealContext => `on_call_shift.${what}:${shift}`;

export const sealedShifts: readonly SealedColumn[] = (['mail', 'phone'] as const).map((what) => ({
  table: 'on_call_shift',
  column: `${what}_sealed`,
  key: 'id',
  isNumbered: true,
  sealedFor: ['operator_id', 'position'],
  place: (shift) => placeOf(what, shift),
}));
