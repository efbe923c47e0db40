import { spawnSync } from 'node:child_process';
import { chownSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The user PostgreSQL runs as; null: our own user. */
export type DatabaseUser = { readonly uid: number; readonly gid: number } | null;

/** `nobody`: PostgreSQL refuses to run as root, and creating a dedicated user would change the machine. */
const NOBODY = 65_534;

/**
 * Who may run the cluster: we ourselves, unless we are root. Root runs an existing cluster as its owner (an ordinary user may have created
 * it), a new one as `nobody`.
 */
export function databaseUser(clusterDir: string): DatabaseUser {
  if (process.getuid?.() !== 0) return null;
  const owner = lstatSync(clusterDir, { throwIfNoEntry: false });
  return owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : { uid: NOBODY, gid: NOBODY };
}

/** Options for `spawn` that run the child as that user. */
export const spawnAs = (user: DatabaseUser): { uid?: number; gid?: number } => (user ? { ...user } : {});

/** Whether that user can enter the folder: asks the system, which also knows ACLs and mounts. */
export function canEnter(user: DatabaseUser, folder: string): boolean {
  const probe = spawnSync('/bin/sh', ['-c', 'cd "$0" && test -r . && test -x .', folder], {
    ...spawnAs(user),
    cwd: '/',
    stdio: 'ignore',
  });
  return probe.status === 0;
}

/** Gives a folder and all below it to the user. */
export function giveTo(user: DatabaseUser, path: string): void {
  if (!user) return;
  chownSync(path, user.uid, user.gid);
  if (!lstatSync(path).isDirectory()) return;
  for (const name of readdirSync(path)) giveTo(user, join(path, name));
}
