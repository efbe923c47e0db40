import autocannon, { type Client, type Request } from 'autocannon';
import { Agent, request as httpRequest } from 'node:http';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { PreparedCall } from './protocol.ts';

export interface Rate {
  /** Answered calls per second. */
  readonly perSecond: number;
  /** How long each call took. */
  readonly timesMs: readonly number[];
}

export interface Load {
  readonly url: string;
  readonly calls: readonly PreparedCall[];
  readonly connections: number;
}

/** The value not exceeded by this share of the values: 0.5 for the median. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}

const toRequest = ({ method, path, headers, body }: PreparedCall): Request => ({
  method,
  path,
  headers: { ...headers },
  ...(body !== undefined && { body }),
});

/** It looks that often whether a run is over; by itself once a second, which most runs do not last. */
const LOOK_EVERY_MS = 25;

type Limit = { readonly duration: number } | { readonly amount: number };

/** Closed loop without pauses. `callsOf` gives each connection its calls; after the last it starts over. */
async function run(
  load: Load,
  limit: Limit,
  callsOf: (connection: number) => readonly PreparedCall[],
): Promise<Rate> {
  const timesMs: number[] = [];
  const refused = new Map<number, number>();
  let connection = 0;
  const startMs = performance.now();
  let endMs = startMs;
  const { url, connections } = load;
  const setupClient = (client: Client) => client.setRequests(callsOf(connection++).map(toRequest));
  const errors = await new Promise<number>((resolve, reject) => {
    const options = { url, connections, ...limit, setupClient, requests: [{}], sampleInt: LOOK_EVERY_MS };
    const running = autocannon(options, (error, result) =>
      error ? reject(error as Error) : resolve(result.errors),
    );
    running.on('response', (_client, status, _bytes, timeMs) => {
      endMs = performance.now();
      timesMs.push(timeMs);
      if (status !== 200) refused.set(status, (refused.get(status) ?? 0) + 1);
    });
  });
  const wrong = [...refused].map(([status, count]) => `${count} × ${status}`);
  if (errors > 0) wrong.push(`${errors} without an answer`);
  if (wrong.length > 0) throw new Error(`Not every call was answered with 200: ${wrong.join(', ')}`);
  return { perSecond: timesMs.length / ((endMs - startMs) / 1000), timesMs };
}

/** The highest rate at which this many connections get answers, sending again at once. Each starts at a different place in the list. */
export function highestRate(load: Load, seconds: number): Promise<Rate> {
  const { calls, connections } = load;
  const rotated = (connection: number) => {
    const start = Math.floor((calls.length * connection) / connections);
    return [...calls.slice(start), ...calls.slice(0, start)];
  };
  return run(load, { duration: seconds }, rotated);
}

/** Makes every call once, divided among the connections. */
export function eachOnce(load: Load): Promise<Rate> {
  const { calls, connections } = load;
  const share = (connection: number) => calls.filter((_, index) => index % connections === connection);
  return run(load, { amount: calls.length }, share);
}

/** Closed loop at a given rate: a connection sends at its scheduled times, or as soon as its last call was answered. */
export async function pacedRate(load: Load, perSecond: number, seconds: number): Promise<Rate> {
  const { calls, connections } = load;
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const everyMs = (1000 * connections) / perSecond;
  const timesMs: number[] = [];
  const startMs = performance.now();
  const endMs = startMs + seconds * 1000;
  async function worker(connection: number): Promise<void> {
    let index = Math.floor((calls.length * connection) / connections);
    let atMs = startMs + (everyMs * connection) / connections;
    for (; atMs < endMs; atMs = Math.max(atMs + everyMs, performance.now())) {
      const waitMs = atMs - performance.now();
      if (waitMs > 0) await sleep(waitMs);
      const sentMs = performance.now();
      await send(load.url, calls[index++ % calls.length]!, agent);
      timesMs.push(performance.now() - sentMs);
    }
  }
  try {
    await Promise.all(Array.from({ length: connections }, (_, connection) => worker(connection)));
    const elapsedMs = performance.now() - startMs;
    return { perSecond: timesMs.length / (elapsedMs / 1000), timesMs };
  } finally {
    agent.destroy();
  }
}

/** Makes one call; returns the answer's text. Throws unless it is a 200. */
export function send(
  url: string,
  { method, path, headers, body }: PreparedCall,
  agent?: Agent,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(new URL(path, url), { method, headers, ...(agent && { agent }) });
    request.on('error', reject).on('response', (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.on('end', () => {
        if (response.statusCode === 200) resolve(text);
        else reject(new Error(`${method} ${path}: ${response.statusCode} ${text}`));
      });
    });
    request.end(body);
  });
}
