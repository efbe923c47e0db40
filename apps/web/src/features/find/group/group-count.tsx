import { useQuery } from '@tanstack/react-query';
import { groupNamesQuery } from './api/group-names.ts';
import { groupCountTexts as t } from './group-count.ja.ts';

/** How many groups one has made, in a line of a menu; nothing where there is none: two are everybody's. */
export function GroupCount() {
  const { data: groups } = useQuery(groupNamesQuery());
  const count = groups?.filter(({ isAutomatic }) => !isAutomatic).length ?? 0;
  return count > 0 ? <span className="nums">{t.count(count)}</span> : null;
}
