import type { FileSent } from './api.ts';

/** Fetches by what tells how far a body is, which the browser's own fetch does not; ends with either signal. */
export const fetchFor =
  ({ onProgress, signal }: FileSent) =>
  (path: string, { method = 'POST', headers, body, signal: ended }: RequestInit): Promise<Response> =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      const end = () => request.abort();
      const lost = () => reject(new TypeError('No answer came'));
      request.open(method, path);
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
      request.upload.addEventListener('progress', ({ loaded }) => onProgress(loaded));
      request.addEventListener('load', () => resolve(answerOf(request)));
      for (const what of ['error', 'abort', 'timeout']) request.addEventListener(what, lost);
      for (const one of [signal, ended]) {
        if (one?.aborted) return lost();
        one?.addEventListener('abort', end, { once: true });
      }
      request.send(body as XMLHttpRequestBodyInit);
    });

const answerOf = (request: XMLHttpRequest): Response =>
  new Response(request.responseText, { status: request.status, headers: headersOf(request) });

function headersOf(request: XMLHttpRequest): Headers {
  const headers = new Headers();
  for (const line of request.getAllResponseHeaders().trim().split(/\r?\n/)) {
    const [name, ...value] = line.split(': ');
    if (name) headers.append(name, value.join(': '));
  }
  return headers;
}
