import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet, { type HelmetOptions } from 'helmet';
import type { Config } from '#platform/config';
import { browserDestinations, type Destination } from './destinations.ts';

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

/** What means something for an answer that is no page: nothing in it may run, be framed, be guessed or be read by others. */
const OF_API = [
  'cross-origin-resource-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-content-type-options',
] as const;

/** The security headers of an answer of the API, out of those of a page: a page's own twelve would be a fifth of its bytes. */
export function apiSecurityHeaders(
  ofPage: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const kept = OF_API.filter((name) => name in ofPage).map((name) => [name, ofPage[name]!] as const);
  return {
    'content-security-policy': "default-src 'none';frame-ancestors 'none'",
    ...Object.fromEntries(kept),
  };
}

function optionsOf(config: Config, scriptSources: readonly string[]): HelmetOptions {
  const destinations = browserDestinations(config);
  const toLoad = (kind: Destination['loads'][number]) =>
    destinations.filter(({ loads }) => loads.includes(kind)).map(({ origin }) => origin);
  const frames = toLoad('frame');
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...scriptSources, ...toLoad('script')],
        ...(frames.length > 0 && { frameSrc: frames }),
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
