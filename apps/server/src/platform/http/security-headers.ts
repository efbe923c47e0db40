import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet, { type HelmetOptions } from 'helmet';
import type { Config } from '#platform/config';

/**
 * The security headers of every answer, by their names in lower case. They are the same for all, so helmet writes them once.
 * `scriptSources`: what may run in pages besides the product's own files.
 */
export function securityHeaders(
  config: Config,
  scriptSources: readonly string[],
): Readonly<Record<string, string>> {
  const answer = new ServerResponse(new IncomingMessage(new Socket()));
  helmet(optionsOf(config, scriptSources))(answer.req, answer, () => undefined);
  return Object.fromEntries(
    Object.entries(answer.getHeaders()).map(([name, value]) => [name, String(value)]),
  );
}

function optionsOf(config: Config, scriptSources: readonly string[]): HelmetOptions {
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...scriptSources],
        // The component library inserts small style elements and attributes.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        workerSrc: ["'self'", 'blob:'],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    // Behind TLS only; on http://localhost it would lock the developer out.
    hsts: isReachedByTls(config) ? { maxAge: 31_536_000 } : false,
    referrerPolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
  };
}

const isReachedByTls = ({ publicUrl, production, trustProxy }: Config): boolean =>
  publicUrl === null ? production && trustProxy : publicUrl.startsWith('https:');
