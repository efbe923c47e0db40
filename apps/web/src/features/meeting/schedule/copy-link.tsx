import { Link } from '@tanstack/react-router';
import { buttonClass } from '#ui/button-class.ts';
import { Icon } from '#ui/icon.tsx';
import { scheduleTexts as t } from './ja.ts';

/** Link to choosing the days to copy a schedule to. */
export function CopyLink({ scheduleId }: { readonly scheduleId: string }) {
  return (
    <Link
      to="/cast/setting/setting-schedule/copy"
      search={{ scheduleId }}
      className={buttonClass({ variant: 'line', size: 'md', isWide: true })}
    >
      <Icon name="calendar" size={18} />
      {t.copy}
    </Link>
  );
}
