import type { RequestClient, Twilio } from 'twilio';
import type { TwilioConfig } from '#platform/config';

type HttpRequest = Parameters<RequestClient['request']>[0];

/** A client of the account whose requests go to the configured address of Twilio. */
export async function createClient(
  { accountSid, authToken, url }: TwilioConfig,
  timeoutMs: number,
): Promise<Twilio> {
  const { default: twilio } = await import('twilio');
  const http = new twilio.RequestClient({ timeout: timeoutMs, keepAlive: false });
  return twilio(accountSid, authToken, {
    httpClient: {
      request: (request: HttpRequest) => {
        const { pathname, search } = new URL(request.uri);
        return http.request({ ...request, uri: `${url}${pathname}${search}` });
      },
    } as RequestClient,
  });
}
