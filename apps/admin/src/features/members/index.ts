export { MemberPage } from './page/member-page.tsx';
export { memberPageSearch } from './page/search.ts';
export { MembersPage } from './members-page.tsx';
export { memberSearch } from './search.ts';
