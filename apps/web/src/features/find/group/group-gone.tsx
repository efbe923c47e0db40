import type { GroupSide } from '@yoimachi/domain/group';
import { AppBar } from '#ui/bars.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { StatePage } from '#ui/query-page.tsx';
import { groupTexts } from './ja.ts';
import { groupsPath } from './screens.ts';

/** What an address shows whose group is no more. */
export function GroupGone({ side, onBack }: { readonly side: GroupSide; readonly onBack: () => void }) {
  const t = groupTexts[side];
  return (
    <>
      <AppBar title={t.title} onBack={onBack} />
      <StatePage
        icon="users"
        title={t.gone}
        action={<ButtonLink to={groupsPath[side]} search={{}} variant="line" label={t.toList} />}
      />
    </>
  );
}
