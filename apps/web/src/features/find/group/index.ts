export { GroupButton } from './group-button.tsx';
export { GroupCount } from './group-count.tsx';
export { GroupEntry } from './group-entry.tsx';
export { GroupSelect } from './group-select.tsx';
export { CastGroupsPage, GuestListsPage } from './groups-page.tsx';
export { groupsPath, readGroupSearch } from './screens.ts';
export { useGroupsAwaited } from './use-groups-awaited.ts';
