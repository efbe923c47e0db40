import type { DevTools } from '../../apps/server/src/modules/desk/dev/index.ts';
import { DEMO_CAST_PHONE, DEMO_GUEST_PHONE } from './accounts.ts';
import { extendDemo } from './extend.ts';

/** What the development pages know of the demo. */
export const devTools: DevTools = {
  extendDemo,
  demoPhones: [DEMO_GUEST_PHONE, DEMO_CAST_PHONE],
  // Loaded when it is first asked for: it brings the library of pictures.
  drawDocument: async (wanted) => (await import('../documents/dev-samples.ts')).drawSampleFor(wanted),
};
