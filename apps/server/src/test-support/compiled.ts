import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * For the environment of processes that load the product: where what Node has compiled of it is kept for the next of them. Who is killed has
 * to call `flushCompileCache` first.
 */
export const COMPILED = { NODE_COMPILE_CACHE: join(tmpdir(), 'yoimachi-compiled') };
