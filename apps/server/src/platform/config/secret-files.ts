import { readFileSync } from 'node:fs';
import { SECRETS } from './schema.ts';

type Env = Readonly<Record<string, string | undefined>>;

/** The variable that names a file which holds a secret, as systemd, Docker and Kubernetes hand them over. */
export const fileVariableOf = (name: string): string => `${name}_FILE`;

/** Large enough for a key file of a cloud, small enough that a wrong path is no burden. */
const SECRET_MAX_BYTES = 65_536;

export interface SecretFilesRead {
  /** The variables that have a value, secrets out of their files among them. */
  readonly env: Readonly<Record<string, string>>;
  /** Secrets whose file could not be taken, with one English sentence each, which never shows what a file holds. */
  readonly failed: ReadonlyMap<string, string>;
}

/** Takes each secret that a file is named for out of it, without the line's end that editors add. An empty variable counts as absent. */
export function readSecretFiles(given: Env): SecretFilesRead {
  const env: Record<string, string> = {};
  for (const [name, value] of Object.entries(given))
    if (value !== undefined && value !== '') env[name] = value;
  const failed = new Map<string, string>();
  for (const name of SECRETS) {
    const path = env[fileVariableOf(name)];
    if (path === undefined) continue;
    const read =
      env[name] === undefined
        ? readSecret(name, path)
        : { sentence: `${name} and ${fileVariableOf(name)} are both set: leave one of them out.` };
    if ('text' in read) env[name] = read.text;
    else failed.set(name, read.sentence);
  }
  return { env, failed };
}

function readSecret(name: string, path: string): { readonly text: string } | { readonly sentence: string } {
  const refused = (why: string) => ({
    sentence: `${fileVariableOf(name)} names a file that ${why}: ${JSON.stringify(path)}.`,
  });
  try {
    const bytes = readFileSync(path);
    if (bytes.length > SECRET_MAX_BYTES) return refused('is too large for a secret');
    const text = bytes.toString('utf8').replace(/\r?\n$/, '');
    return text === '' ? refused('is empty') : { text };
  } catch (error) {
    return refused(`cannot be read (${(error as NodeJS.ErrnoException).code})`);
  }
}
