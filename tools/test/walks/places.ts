import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * The ports of the products that browser tests use, by `E2E_PORTS`. Each worker has one of its own: tests move its clock, and
 * what the clock does to one half of them must not reach the other.
 */
export function e2ePorts(): readonly string[] {
  return (process.env['E2E_PORTS'] ?? '3210,3211').split(',');
}

/** What is said once all of them answer. */
export const PRODUCTS_READY = 'The products of the browser tests are ready.';

/** The port of the product of a worker. */
export function e2ePort(parallelIndex: number): string {
  const port = e2ePorts()[parallelIndex];
  if (port === undefined) throw new Error(`There is no product for worker ${parallelIndex}`);
  return port;
}

/** Where the product of a worker is. */
export const productUrl = (parallelIndex: number): string => `http://127.0.0.1:${e2ePort(parallelIndex)}`;

/** The file in which a product says where its data folder is. */
export function dataDirNote(port: string): string {
  return join(tmpdir(), `yoimachi-e2e-${port}`);
}

/** The socket at which the product of a port is brought back to where walks begin. */
export const doorOf = (port: string): string => join(tmpdir(), `yoimachi-e2e-${port}.door`);
