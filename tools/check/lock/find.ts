import { npm } from '../../launch/npm.ts';

/**
 * Why `npm ci` would refuse a folder's lock file, or null. It asks npm itself, without a network: a lock may lack what another system
 * needs and work where it was written, as npm does not write what the registry of that day did not have.
 */
export function lockProblem(folder: string): string | null {
  try {
    npm(folder, ['ci', '--dry-run', '--offline', '--ignore-scripts', '--loglevel', 'error']);
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}
