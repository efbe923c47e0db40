import { Chip, type ChipLook } from '#ui/chip.tsx';
import type { ListedMember } from './api.ts';
import { listTexts as t } from './list.ja.ts';
import { stateNames } from './names.ja.ts';

type Standing = Pick<ListedMember, 'leftAt' | 'suspendedAt' | 'pausedAt' | 'isRegistered'>;

function standingOf({ leftAt, suspendedAt, pausedAt, isRegistered }: Standing): readonly [ChipLook, string] {
  if (leftAt !== null) return ['mute', stateNames.LEFT];
  if (suspendedAt !== null) return ['danger', stateNames.SUSPENDED];
  if (pausedAt !== null) return ['mute', stateNames.PAUSED];
  return isRegistered ? ['tint', t.active] : ['wait', t.unregistered];
}

/** Whether a member can be met now, and why not. */
export function StateChip({ member }: { readonly member: Standing }) {
  const [look, name] = standingOf(member);
  return <Chip look={look}>{name}</Chip>;
}
