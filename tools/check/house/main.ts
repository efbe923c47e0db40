import { CODE, readSources } from '../sources.ts';
import { findingsOf } from './law.ts';
import { houseLaws } from './laws.ts';

const sources = readSources([...CODE, '**/*.{md,sql,json,css,html,sh}', '.ci/run']);

for (const law of Object.values(houseLaws).flat()) {
  const findings = findingsOf(law, sources);
  if (findings.length === 0) continue;
  console.log(`${law.name}: ${law.says}`);
  for (const finding of findings) console.log(`  ${finding}`);
  process.exitCode = 1;
}
