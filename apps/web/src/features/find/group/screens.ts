/** Where each side's groups are. */
export const groupsPath = { cast: '/cast/group', guest: '/guest/favorite/lists' } as const;

/** What of the groups an address shows: the list, one group's people, its form, or a message to it; `new` is the form of one to be made. */
export interface GroupSearch {
  readonly groupId?: string;
  readonly view?: 'edit' | 'new' | 'message';
}

const VIEWS = ['edit', 'new', 'message'] as const;

export function readGroupSearch(search: Record<string, unknown>): GroupSearch {
  const { groupId } = search;
  const view = VIEWS.find((each) => each === search['view']);
  return { ...(typeof groupId === 'string' && { groupId }), ...(view && { view }) };
}
