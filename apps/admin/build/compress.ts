import { join } from 'node:path';
import { printFirstLoads } from '@yoimachi/ui/build/first-load.ts';
import { precompress } from '@yoimachi/ui/build/precompress.ts';
import { measureAdminLoads } from './first-load.ts';

// What comes after `vite build`: a first start does not wait for it.
const DIST = join(import.meta.dirname, '../dist');
precompress(DIST);
printFirstLoads(measureAdminLoads(DIST));
