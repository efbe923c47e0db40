import { connectApi } from '#lib/api.ts';

const encoder = new TextEncoder();

interface Asked {
  readonly query: string;
  readonly signal: AbortSignal;
}

/** A server that sends a file piece by piece, as the test says, to whatever is asked from when it is connected. */
export function fileServer(total: number) {
  const pieces = new TransformStream<Uint8Array, Uint8Array>();
  const writer = pieces.writable.getWriter();
  const asked: Asked[] = [];
  let status = 200;
  return {
    asked,
    connect() {
      connectApi({
        async fetch(address, { signal }) {
          const url = new URL(address, 'http://office.test');
          asked.push({ query: url.search, signal: signal! });
          if (status !== 200)
            return Response.json({ code: 'UNAVAILABLE', message: '混み合っています。' }, { status });
          signal!.addEventListener('abort', () => void writer.abort(signal!.reason).catch(() => undefined));
          return new Response(pieces.readable, { headers: { 'x-row-count': String(total) } });
        },
        logIn: () => undefined,
        askFactor: () => Promise.resolve(false),
      });
    },
    refuse: (next: number) => void (status = next),
    send: (text: string) => writer.write(encoder.encode(text)),
    end: () => writer.close(),
  };
}
