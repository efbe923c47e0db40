import { readSources } from '../sources.ts';
import { newerFindings } from './find.ts';

const SQL = ['apps/server/migrations/*.sql', 'apps/server/{src,sim}/**/*.ts', 'tools/**/*.ts'];
/** They hold what is looked for. */
const OWN = /^tools\/check\/newer-sql\//;

const findings = newerFindings(readSources(SQL).filter(({ path }) => !OWN.test(path)));
for (const finding of findings) console.log(finding);
process.exit(findings.length > 0 ? 1 : 0);
