import { readSources } from '../sources.ts';
import { walkFindings } from './laws.ts';

const [config] = readSources(['playwright.config.ts']);
const findings = walkFindings(readSources(['e2e/**/*.ts']), config!);
for (const finding of findings) console.log(finding);
process.exitCode = findings.length > 0 ? 1 : 0;
