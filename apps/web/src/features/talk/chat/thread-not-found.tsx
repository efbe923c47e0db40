import { AppBar } from '#ui/bars.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { State } from '#ui/state.tsx';
import { chatTexts as t } from './ja.ts';
import { screensOf } from './side.ts';
import type { ThreadProps } from './thread-props.ts';

/** Where an address names nobody whom this person can see. */
export function ThreadNotFound({ side, onBack }: ThreadProps) {
  return (
    <>
      {onBack && <AppBar title={t.title} onBack={onBack} />}
      <div className="flex flex-1 flex-col px-4">
        <State
          icon="chat"
          title={t.notFound}
          detail={t.notFoundDetail}
          action={<ButtonLink to={screensOf[side].chat} variant="line" label={t.toList} />}
        />
      </div>
    </>
  );
}
