import { features } from '../../../apps/web/src/features/manifest.ts';
import { readSources } from '../sources.ts';
import { webBorders } from './borders.ts';

const findings = webBorders(readSources(['apps/web/src/**/*.{ts,tsx}']), features);
for (const finding of findings) console.log(finding);
process.exitCode = findings.length > 0 ? 1 : 0;
