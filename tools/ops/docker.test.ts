import { existsSync, readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { environment, SECRETS } from '../../apps/server/src/platform/config/schema.ts';
import { ROOT } from '../launch/paths.ts';
import { readManifest } from '../release/programs.ts';

const textOf = (name: string) => readFileSync(join(ROOT, name), 'utf8');
const FILE = textOf('Dockerfile').replaceAll(/\\\n\s*/g, '');
const known = new Set([...Object.keys(environment.def.shape), ...[...SECRETS].map((name) => `${name}_FILE`)]);

/** The arguments of each instruction of this name. */
const said = (instruction: string): string[] =>
  [...FILE.matchAll(new RegExp(`^${instruction} (.*)$`, 'gm'))].map(([, args]) => args!);

// There is no Docker engine here: the files are read, not run.
describe('the image', () => {
  test('has the Node that everything is tested with', () => {
    const version = textOf('.node-version').trim();
    for (const from of said('FROM')) expect(from).toMatch(new RegExp(`^node:${version}-bookworm-slim`));
  });

  test('starts what a release starts, as a user of its own', () => {
    expect((JSON.parse(said('CMD').at(-1)!) as string[]).join(' ')).toBe(readManifest().scripts['serve']);
    expect(said('USER')).toEqual(['yoimachi']);
  });

  test('copies what is there', () => {
    expect(said('COPY')).toEqual(['. .', '--from=build /release /opt/yoimachi']);
    expect(said('RUN')).toContain('npm run release -- /release');
    const ignored = textOf('.dockerignore').split('\n').filter(Boolean);
    const isIgnored = (path: string) =>
      ignored.some((pattern) => matchesGlob(path, pattern) || path.startsWith(`${pattern}/`));
    for (const needed of [
      'package-lock.json',
      '.npmrc',
      'apps/server/migrations/001_base.sql',
      'tools/release/main.ts',
    ])
      expect(isIgnored(needed), needed).toBe(false);
    expect(
      ['node_modules', 'apps/web/dist', '.env', 'data/secret.key'].filter((path) => !isIgnored(path)),
    ).toEqual([]);
    for (const secret of ['.env', 'secrets']) expect(ignored).toContain(secret);
  });

  test('sets variables that the product reads', () => {
    const names = said('ENV').flatMap((line) => line.split(' ').map((pair) => pair.split('=')[0]!));
    expect(names.filter((name) => !known.has(name))).toEqual([]);
  });
});

interface Service {
  readonly image: string;
  readonly build?: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly secrets?: readonly string[];
  readonly volumes?: readonly string[];
  readonly depends_on?: Readonly<Record<string, unknown>>;
  readonly env_file?: string;
}
interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly secrets: Readonly<Record<string, { readonly file: string }>>;
  readonly volumes: Readonly<Record<string, unknown>>;
}

describe('the composition', () => {
  const { services, secrets, volumes } = parse(textOf('compose.yaml'), { merge: true }) as Compose;
  const ofProduct = Object.entries(services).filter(([, { build }]) => build !== undefined);

  test('runs every role of the product, in its version', () => {
    const roles = ofProduct.flatMap(([, service]) => service.environment!['SERVICES']!.split(','));
    expect(roles.sort()).toEqual(['api', 'realtime', 'worker']);
    for (const [, { image }] of ofProduct) expect(image).toBe(`yoimachi:${readManifest().version}`);
  });

  test('sets variables that the product reads, and only secrets that it is given', () => {
    for (const [name, service] of ofProduct) {
      const set = Object.entries(service.environment!);
      expect(
        set.map(([variable]) => variable).filter((variable) => !known.has(variable)),
        name,
      ).toEqual([]);
      for (const [variable, value] of set)
        if (variable.endsWith('_FILE')) expect(service.secrets).toContain(value.replace('/run/secrets/', ''));
    }
  });

  test('names services, volumes and secrets that it has', () => {
    for (const service of Object.values(services)) {
      for (const other of Object.keys(service.depends_on ?? {}))
        expect(Object.keys(services)).toContain(other);
      for (const secret of service.secrets ?? []) expect(Object.keys(secrets)).toContain(secret);
      for (const volume of service.volumes ?? [])
        expect(Object.keys(volumes)).toContain(volume.split(':')[0]);
    }
  });

  test('begins with files that its document says how to make', () => {
    const document = textOf('docs/deploy.md');
    for (const { file } of Object.values(secrets)) expect(document).toContain(file.replace('./', ''));
    expect(existsSync(join(ROOT, '.env.example'))).toBe(true);
  });
});
