export { menuTexts } from './ja.ts';
export { addressOf as menuAddress, menus, type MenuEntry } from './menus.ts';
export { SideMenu } from './side-menu.tsx';
export { type Side, ways } from './ways.ts';
