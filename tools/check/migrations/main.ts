import { readSources } from '../sources.ts';
import { migrationFindings } from './find.ts';

const findings = migrationFindings(readSources(['apps/server/migrations/*.sql']));
for (const finding of findings) console.log(finding);
process.exit(findings.length > 0 ? 1 : 0);
