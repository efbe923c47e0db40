import { readServer, serverFindings } from './server.ts';

const findings = serverFindings(await readServer());
for (const finding of findings) console.log(finding);
process.exit(findings.length > 0 ? 1 : 0);
