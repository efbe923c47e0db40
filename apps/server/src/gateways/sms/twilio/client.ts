import type { RequestClient, Twilio } from 'twilio';
import type { TwilioConfig } from '#platform/config';
import { retryAfterSeconds } from '#platform/delivery';

type HttpRequest = Parameters<RequestClient['request']>[0];

/** An answer by which Twilio asks to be left alone for some time; the SDK's own errors leave out the header that says so. */
export class AskedToWait extends Error {
  override readonly name = 'AskedToWait';
  readonly status: number;
  /** Twilio's number of the error; undefined where something else answered. */
  readonly code: number | undefined;
  readonly seconds: number;

  constructor(status: number, code: number | undefined, seconds: number) {
    super('Twilio asks to wait');
    this.status = status;
    this.code = code;
    this.seconds = seconds;
  }
}

/** A client of the account whose requests go to the configured address of Twilio. */
export async function createClient(
  { accountSid, authToken, url }: TwilioConfig,
  timeoutMs: number,
): Promise<Twilio> {
  const { default: twilio } = await import('twilio');
  const http = new twilio.RequestClient({ timeout: timeoutMs, keepAlive: false });
  return twilio(accountSid, authToken, {
    httpClient: {
      request: async (request: HttpRequest) => {
        const { pathname, search } = new URL(request.uri);
        const answer = await http.request({ ...request, uri: `${url}${pathname}${search}` });
        askedToWait(answer);
        return answer;
      },
    } as RequestClient,
  });
}

interface Answer {
  readonly statusCode: number;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string | undefined>>;
}

/** @throws AskedToWait when the answer turns away and names a time. */
function askedToWait({ statusCode, body, headers }: Answer): void {
  if (statusCode !== 429 && statusCode !== 503) return;
  const seconds = retryAfterSeconds({ retryAfter: headers['retry-after'], date: headers['date'] });
  if (seconds !== undefined) throw new AskedToWait(statusCode, codeOf(body), seconds);
}

function codeOf(body: unknown): number | undefined {
  try {
    const { code } = (typeof body === 'string' ? JSON.parse(body) : body) as { readonly code?: unknown };
    return typeof code === 'number' ? code : undefined;
  } catch {
    return undefined;
  }
}
