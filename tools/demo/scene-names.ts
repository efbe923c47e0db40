/** The scenes that are played beside the running product, in this order: some look at what those before them left. */
export const SCENE_NAMES = [
  'details', 'line', 'phones', 'beginners', 'states', 'media', 'reads', 'prices', 'settings', 'chats', 'groups', 'tiers',
  'news', 'inquiries', 'watch', 'searches', 'notices', 'work', 'payoffs', 'books',
] as const; // oxfmt-ignore
export type SceneName = (typeof SCENE_NAMES)[number];
