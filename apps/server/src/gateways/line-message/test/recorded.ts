/**
 * What the Messaging API says to a push message, as its reference and its guide to retries record it
 * (https://developers.line.biz/en/reference/messaging-api/#send-push-message, …/docs/messaging-api/retrying-api-request/).
 */
export const sentBody = (id: string) => ({ sentMessages: [{ id, quoteToken: `q-${id}` }] });

const REFUSALS = {
  invalidTo: [
    400,
    {
      message: 'The request body has 1 error(s)',
      details: [
        {
          message: "The property, 'to', in the request body is invalid (line: -, column: -)",
          property: 'to',
        },
      ],
    },
  ],
  plainInvalidTo: [
    400,
    { message: "The property, 'to', in the request body is invalid (line: -, column: -)" },
  ],
  noFriend: [400, { message: 'Failed to send messages' }],
  emptyText: [400, { message: 'May not be empty' }],
  wrongToken: [
    401,
    { message: 'Authentication failed. Confirm that the access token in the authorization header is valid.' },
  ],
  noPlan: [403, { message: 'Access to this API is not available for your account' }],
  unknown: [404, { message: 'Not found' }],
  accepted: [409, { message: 'The retry key is already accepted', ...sentBody('461230966842064897') }],
  tooMany: [429, { message: 'The API rate limit has been exceeded. Try again later.' }],
  monthIsFull: [429, { message: 'You have reached your monthly limit.' }],
  internal: [500, { message: 'Internal server error' }],
} as const satisfies Readonly<Record<string, readonly [status: number, body: object]>>;

export type LineRefusal = keyof typeof REFUSALS;

export function refusal(name: LineRefusal, headers: Readonly<Record<string, string>> = {}) {
  const [status, body] = REFUSALS[name];
  return { status, headers, body: JSON.stringify(body) };
}
