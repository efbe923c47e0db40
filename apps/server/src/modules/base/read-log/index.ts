export { closed } from './closed-crypto.ts';
export { makeReadLink, openReadLink } from './read-link.ts';
export { readLogAdmin } from './read-log.admin.ts';
export { readLogPersonal } from './personal.store.ts';
export { openedForAct, readPrivately, type OpenContext, type Shown } from './read-privately.ts';
