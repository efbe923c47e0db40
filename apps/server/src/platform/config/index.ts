import { resolve } from 'node:path';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import { environment, expectations, type Service } from './schema.ts';

export { loadSecretKey } from './secret-key.ts';

export interface Config {
  readonly nodeEnv: 'development' | 'test' | 'production';
  /** Shorthand of `nodeEnv`; development pages, the movable clock and demo data exist only when false. */
  readonly production: boolean;
  /** 0 lets the system choose. */
  readonly port: number;
  readonly host: string;
  /** Absolute path of what the product keeps on disk. */
  readonly dataDir: string;
  /** Absent: the embedded database inside `dataDir`. */
  readonly databaseUrl: string | null;
  readonly databasePool: number;
  readonly services: ReadonlySet<Service>;
  readonly logLevel: 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal' | 'silent';
  /** Base64 of 32 bytes, or null: then `loadSecretKey` keeps one in `dataDir`. */
  readonly secretKey: string | null;
  /** Lets phone numbers of prefix +84 in (rules.md 2). */
  readonly allowTestPrefix: boolean;
  /** Reads the caller's address from X-Forwarded-For. */
  readonly trustProxy: boolean;
  readonly rateLimit: boolean;
}

/**
 * Reads the configuration from environment variables, once at start.
 *
 * @returns CONFIG_INVALID with `details.sentences`: one English sentence per broken variable.
 */
export function parseConfig(env: Readonly<Record<string, string | undefined>>): Result<Config> {
  const present = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = environment.safeParse(present);
  if (!parsed.success) {
    const names = new Set(
      parsed.error.issues.map((issue) => String(issue.path[0]) as keyof typeof expectations),
    );
    return broken([...names].map((name) => `${name} ${expectations[name]}, but is ${shown(name, env)}.`));
  }
  const values = parsed.data;
  const production = values.NODE_ENV === 'production';
  if (production && values.SECRET_KEY === undefined)
    return broken([`SECRET_KEY is required in production: it ${expectations.SECRET_KEY}.`]);
  return ok({
    nodeEnv: values.NODE_ENV,
    production,
    port: values.PORT,
    host: values.HOST,
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL ?? null,
    databasePool: values.DATABASE_POOL,
    services: new Set(values.SERVICES),
    logLevel: values.LOG_LEVEL ?? (production ? 'info' : 'warn'),
    secretKey: values.SECRET_KEY ?? null,
    allowTestPrefix: values.ALLOW_TEST_PREFIX,
    trustProxy: values.TRUST_PROXY,
    rateLimit: values.RATE_LIMIT === undefined ? production : values.RATE_LIMIT === 'true',
  });
}

const broken = (sentences: readonly string[]) => fail('CONFIG_INVALID', undefined, { sentences });

// A secret must not reach a terminal or a log, not even a wrong one.
function shown(name: string, env: Readonly<Record<string, string | undefined>>): string {
  return name === 'SECRET_KEY' || name === 'DATABASE_URL' ? 'something else' : JSON.stringify(env[name]);
}
