/** What a start needs of the product, in one file: `load-product.ts` bundles it. */
export { devFeature } from '../../apps/server/src/dev-feature.ts';
export { startServer } from '../../apps/server/src/main.ts';
export { devTools } from '../demo/dev-tools.ts';
export { fillDemo } from '../demo/fill.ts';
export { openDemo } from '../demo/opening.ts';
