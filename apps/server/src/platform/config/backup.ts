import { resolve } from 'node:path';
import type * as z from 'zod/mini';
import type { environment } from './schema.ts';

type Values = z.output<typeof environment>;

/** Where copies of the product are kept (docs/backup.md). */
export interface BackupConfig {
  /** Absolute path of the folder of copies. */
  readonly dir: string;
  /** Whom copies are sealed for: the public half of a key (age) whose other half is in none of them. */
  readonly recipient: string;
  /** How far back a restore goes. */
  readonly keepDays: number;
  /** The same database as a role that may copy it; null: as the product itself. */
  readonly databaseUrl: string | null;
  /** Where PostgreSQL's `archive_command` puts its log; null: where the embedded one does. */
  readonly logDir: string | null;
}

/** Null: no copies are made. */
export function backupOf(values: Values): BackupConfig | null {
  const { BACKUP_DIR: dir, BACKUP_RECIPIENT: recipient, BACKUP_LOG_DIR: logDir } = values;
  if (dir === undefined || recipient === undefined) return null;
  return {
    dir: resolve(dir),
    recipient,
    keepDays: values.BACKUP_KEEP_DAYS,
    databaseUrl: values.BACKUP_DATABASE_URL ?? null,
    logDir: logDir === undefined ? null : resolve(logDir),
  };
}

/** What is missing, one English sentence each. */
export function backupComplaints(values: Values): string[] {
  const { BACKUP_DIR: dir, BACKUP_RECIPIENT: recipient, BACKUP_LOG_DIR: logDir } = values;
  return [
    ...(dir !== undefined && recipient === undefined
      ? ['BACKUP_RECIPIENT is required beside BACKUP_DIR: copies are never kept in clear.']
      : []),
    ...(dir === undefined && recipient !== undefined
      ? ['BACKUP_DIR is required beside BACKUP_RECIPIENT.']
      : []),
    ...(dir !== undefined && values.DATABASE_URL !== undefined && logDir === undefined
      ? [
          'BACKUP_LOG_DIR is required beside BACKUP_DIR: where archive_command of that PostgreSQL puts its log.',
        ]
      : []),
  ];
}
