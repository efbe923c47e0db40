export { mediaAdmin } from './media.admin.ts';
export { mediaModule } from './media.module.ts';
export { mediaPersonal } from './personal.store.ts';
export { freezeMedia } from './commands/erase.ts';
export { hideMediaOfLeft } from './commands/erase.ts';
export { mediaQueue } from './queries/waiting.ts';
export { ownPhotos } from './queries/own-media.ts';
export { shownMedia, type ShownMedia } from './queries/shown-media.ts';
export { approveMedia, rejectMedia } from './commands/decide.ts';
