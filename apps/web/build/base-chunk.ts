/** Only one form asks before it is left, only one asks several things at once, and only a chat is so long a list. */
const notForAll = /\/(?:useBlocker|useQueries|queriesObserver)\.|\/(?:react-virtual|virtual-core)\//;
const packages = /\/node_modules\/(react|react-dom|scheduler|@tanstack|use-sync-external-store)\//;

/** The bundler's own helpers, and the two sides' frames, which are one line each. */
const runtime = /^\0rolldown\/runtime|\/apps\/web\/src\/routes\/(?:guest|cast)\/route\.tsx\?/;

/** What the app is made of, and the package of parts and helpers that both apps share. */
const ownFile = /\/(apps\/web\/src\/(?:lib|ui|app|app\/shell)|packages\/ui\/src(?:\/lib)?)\/([\w-]+)\.tsx?$/;

/** Building blocks used by the shell and nearly every screen; forms, calendars and sheets come with the screens that use them. */
export const blocks: ReadonlySet<string> = new Set(
  (
    'cx ja icon icon-paths icon-button button button-class amount bars page card state skeleton main note brand ' +
    'more-link button-link shell-actions tab-bar toast-host load-more phrases composing'
  ).split(' '),
);

/** The parts of the shell and the library that come with the screens using them. */
const notLoadedFirst: ReadonlySet<string> = new Set([
  'details',
  'dev-sign-in',
  'device-store',
  'districts',
  'focus-heading',
  'holidays',
  'learn-districts',
  'legal-footer',
  'live-connection',
  'maintenance-screen',
  'outbox',
  'read-of',
  'save-file',
  'shown-pushes',
  'socket-call',
  'at-rest',
  'stay-fresh',
  'storage-notice',
  'update-bar',
  'theme',
  'upload-file',
  'upload-item',
  'use-act',
  'use-address-sheet',
  'use-draft',
  'use-form',
  'use-paused',
  'use-refresh-on',
  'use-send',
  'use-uploads',
]);

/**
 * What every screen needs goes into one file: many small ones compress worse (4 KB on the guest's first load) and cost a
 * request each.
 */
export function isBaseModule(id: string): boolean {
  if (runtime.test(id)) return true;
  if (packages.test(id)) return !notForAll.test(id);
  const [, folder, name] = ownFile.exec(id) ?? [];
  if (folder === undefined || name === undefined) return false;
  return /\/ui(?:\/src)?$/.test(folder) ? blocks.has(name) : !notLoadedFirst.has(name);
}
