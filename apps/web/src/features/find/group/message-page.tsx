import { useQuery } from '@tanstack/react-query';
import { GroupMessageScreen } from '#talk/group-message';
import { isRefused } from '#lib/api-error.ts';
import { AppBar } from '#ui/bars.tsx';
import { Loaded } from '#ui/loaded.tsx';
import { groupQuery } from './api/groups.ts';
import { GroupGone } from './group-gone.tsx';
import { groupLabel, groupTexts } from './ja.ts';

/** A message to one of her groups. */
export function MessagePage({ groupId, onBack }: { readonly groupId: string; readonly onBack: () => void }) {
  const query = useQuery(groupQuery(groupId));
  if (isRefused(query.error)) return <GroupGone side="cast" onBack={onBack} />;
  if (query.data)
    return <GroupMessageScreen group={{ groupId, name: groupLabel(query.data) }} onBack={onBack} />;
  return (
    <>
      <AppBar title={groupTexts.cast.message} onBack={onBack} />
      <Loaded query={query}>{() => null}</Loaded>
    </>
  );
}
