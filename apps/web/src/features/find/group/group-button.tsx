import type { GroupSide } from '@yoimachi/domain/group';
import { lazy, Suspense, useState } from 'react';
import { Icon } from '#ui/icon.tsx';
import { groupTexts } from './ja.ts';

const Body = lazy(() => import('./choose-sheet.tsx'));

interface Props {
  readonly side: GroupSide;
  readonly friend: { readonly userId: string; readonly nickname: string };
}

/** Opens the groups in which somebody is or can be, from a list of people. */
export function GroupButton({ side, friend }: Props) {
  const t = groupTexts[side];
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-label={t.putIntoOf(friend.nickname)}
        onClick={() => setOpen(true)}
        className="relative z-10 inline-flex min-h-11 items-center gap-1 text-xs font-bold text-primary"
      >
        <Icon name="plus" size={16} />
        {t.putInto}
      </button>
      <Suspense fallback={null}>
        {isOpen && <Body side={side} friend={friend} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
