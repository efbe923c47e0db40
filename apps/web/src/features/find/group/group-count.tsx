import { useQuery } from '@tanstack/react-query';
import { groupNamesQuery } from './api/group-names.ts';
import { groupCountTexts as t } from './group-count.ja.ts';

/** How many groups one has, in a line of a menu; nothing until it is known. */
export function GroupCount() {
  const { data: groups } = useQuery(groupNamesQuery());
  return groups ? <span className="nums">{t.count(groups.length)}</span> : null;
}
