import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Cloudflare's Turnstile on the loopback: its script, the frame that it works in, and the question of the server. */
export interface FakeTurnstile {
  readonly url: string;
  readonly settings: Readonly<Record<string, string>>;
  /** The tokens that the product asked about. */
  readonly asked: string[];
  /** From now on the product's questions get no proper answer. */
  breakDown(): void;
  close(): Promise<void>;
}

/** As the real one: a frame of its own origin is put into the page, and hands the token out by a message. */
const SCRIPT = `
window.turnstile = {
  render(place, options) {
    const origin = new URL(document.querySelector('script[src*="/turnstile/v0/api.js"]').src).origin;
    const frame = document.createElement('iframe');
    frame.src = origin + '/turnstile/frame?action=' + options.action + '&sitekey=' + options.sitekey;
    frame.title = 'Turnstile';
    frame.style.cssText = 'border:0;width:300px;height:65px';
    addEventListener('message', ({ data, source }) => {
      if (source === frame.contentWindow) options.callback(data.token);
    });
    place.append(frame);
    return 'cf-widget';
  },
  remove() { document.querySelector('iframe[title="Turnstile"]').remove(); },
};`;

const FRAME = `<!doctype html><title>Turnstile</title>
<script>parent.postMessage({ token: 'token-' + crypto.randomUUID() + location.search }, '*');</script>`;

export async function startFakeTurnstile(hostname: string): Promise<FakeTurnstile> {
  const asked: string[] = [];
  let isBroken = false;
  const server = createServer((request, response) => void answer(request, response));

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url!, 'http://turnstile');
    if (pathname === '/turnstile/v0/api.js') return send(response, 'text/javascript', SCRIPT);
    if (pathname === '/turnstile/frame') return send(response, 'text/html', FRAME);
    let body = '';
    for await (const chunk of request.setEncoding('utf8')) body += chunk as string;
    asked.push(new URLSearchParams(body).get('response') ?? '');
    if (isBroken) return void response.writeHead(500).end();
    return send(
      response,
      'application/json',
      JSON.stringify({ success: true, hostname, action: 'send-code' }),
    );
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    settings: {
      TURNSTILE_URL: url,
      TURNSTILE_SITE_KEY: 'site_key_of_the_test',
      TURNSTILE_SECRET_KEY: 'secret_key_of_the_test',
      PUBLIC_URL: `http://${hostname}`,
    },
    asked,
    breakDown: () => (isBroken = true),
    close: () => close(server),
  };
}

const send = (response: ServerResponse, type: string, text: string) =>
  void response.writeHead(200, { 'content-type': `${type}; charset=utf-8` }).end(text);

function close(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
