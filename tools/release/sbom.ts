import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ROOT } from '../launch/paths.ts';
import { npm } from '../launch/npm.ts';

interface Needs {
  readonly dev?: boolean;
  readonly dependencies?: unknown;
  readonly devDependencies?: unknown;
  readonly optionalDependencies?: unknown;
}
const readJson = (path: string) => JSON.parse(readFileSync(join(ROOT, path), 'utf8')) as Needs;

// What is undefined is not written.
const withoutTests = (needs: Needs): Needs => ({ ...needs, devDependencies: undefined });
/** What the tools of the checkout need is not shipped. */
const alone = (needs: Needs): Needs =>
  withoutTests({ ...needs, dependencies: undefined, optionalDependencies: undefined });

/**
 * Everything of others that is shipped, as CycloneDX: what the server loads, and what the apps are built of and with. npm leaves a package out that
 * one workspace only tests with, even where another runs on it, so it is asked about manifests that name no tests.
 */
export function sbomText(): string {
  const folder = mkdtempSync(join(tmpdir(), 'yoimachi-sbom-'));
  try {
    const write = (path: string, value: unknown) => {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), JSON.stringify(value));
    };
    write('package.json', alone(readJson('package.json')));
    for (const path of globSync('{packages,apps}/*/package.json', { cwd: ROOT }))
      write(path, withoutTests(readJson(path)));
    const lock = readJson('package-lock.json') as Needs & {
      readonly packages: Readonly<Record<string, Needs>>;
    };
    const packages = Object.entries(lock.packages)
      .filter(([, { dev }]) => dev !== true)
      .map(([place, needs]) => [place, place === '' ? alone(needs) : withoutTests(needs)] as const);
    write('package-lock.json', { ...lock, packages: Object.fromEntries(packages) });
    return npm(folder, ['sbom', '--omit', 'dev', '--sbom-format', 'cyclonedx', '--package-lock-only']);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
