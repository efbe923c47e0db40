import type * as z from 'zod/mini';
import type { environment } from './schema.ts';

type Values = z.output<typeof environment>;

/** Where the database is, and what its connections can do. */
export interface DatabaseConfig {
  /** Absent: the embedded database inside `dataDir`. */
  readonly databaseUrl: string | null;
  /** The same database past a pooler, for what needs a session of its own; null: `databaseUrl`. */
  readonly databaseDirectUrl: string | null;
  /** Whether a start migrates; else it only looks whether that was done. */
  readonly migrates: boolean;
  /** The same database for `npm run migrate`, as a role that owns its tables; null: as the product itself. */
  readonly migrateDatabaseUrl: string | null;
  readonly databasePool: number;
  /** False behind a pooler that gives each transaction another backend. */
  readonly preparedStatements: boolean;
}

export const databaseOf = (values: Values): DatabaseConfig => ({
  databaseUrl: values.DATABASE_URL ?? null,
  databaseDirectUrl: values.DATABASE_DIRECT_URL ?? null,
  migrates: values.MIGRATE === 'on',
  migrateDatabaseUrl: values.MIGRATE_DATABASE_URL ?? null,
  databasePool: values.DATABASE_POOL,
  preparedStatements: values.PREPARED_STATEMENTS,
});

export const databaseComplaints = ({ DATABASE_URL, DATABASE_DIRECT_URL }: Values): string[] =>
  DATABASE_DIRECT_URL !== undefined && DATABASE_URL === undefined
    ? ['DATABASE_DIRECT_URL is the way past the pooler of DATABASE_URL, which is not set.']
    : [];
