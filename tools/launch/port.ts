import { createServer } from 'node:net';
import { StartupError, unreachable } from '../../apps/server/src/platform/startup-error.ts';

/** One sentence for an address the server cannot listen on; undefined for any other error. */
export function listenProblem(error: unknown, port: number, host: string): string | undefined {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'EADDRINUSE':
      return `Port ${port} is already in use: stop the program that uses it, or set PORT to another number.`;
    case 'EACCES':
      return `Port ${port} may not be used by this user: set PORT to a number above 1023.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `This machine cannot listen on ${host}: set HOST to one of its own addresses.`;
    default:
      return undefined;
  }
}

/** What a server's start failed with, as one sentence where its address or its database is the reason. */
export function startProblem(
  error: unknown,
  { port, host }: { readonly port: number; readonly host: string },
): unknown {
  const sentence = listenProblem(error, port, host) ?? unreachable(error);
  return sentence === undefined ? error : new StartupError(sentence);
}

/** Checks before anything is started; the port may still be taken until the server listens. Throws StartupError. */
export function checkPort(port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', (error) => reject(new StartupError(listenProblem(error, port, host) ?? error.message)));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve()));
  });
}
