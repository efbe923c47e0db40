import { useQuery } from '@tanstack/react-query';
import { groupNamesQuery } from './api/group-names.ts';

/** Whether it is still to come if there are groups to narrow a list to: a list below `GroupSelect` waits for that. */
export const useGroupsAwaited = (): boolean => useQuery(groupNamesQuery()).isPending;
