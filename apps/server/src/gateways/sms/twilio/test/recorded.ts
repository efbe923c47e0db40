/**
 * What Twilio's Messages resource says, as its documents record it (https://www.twilio.com/docs/messaging/api/message-resource and
 * https://www.twilio.com/docs/api/errors): 201 with a message, or an error with its number.
 */
export const createdMessage = (sid: string, form: URLSearchParams, accountSid: string) => ({
  account_sid: accountSid,
  api_version: '2010-04-01',
  body: form.get('Body'),
  date_created: 'Fri, 20 Nov 2026 03:00:00 +0000',
  date_sent: null,
  date_updated: 'Fri, 20 Nov 2026 03:00:00 +0000',
  direction: 'outbound-api',
  error_code: null,
  error_message: null,
  from: form.get('From'),
  messaging_service_sid: form.get('MessagingServiceSid'),
  num_media: '0',
  num_segments: '1',
  price: null,
  price_unit: null,
  sid,
  status: 'queued',
  subresource_uris: { media: `/2010-04-01/Accounts/${accountSid}/Messages/${sid}/Media.json` },
  to: form.get('To'),
  uri: `/2010-04-01/Accounts/${accountSid}/Messages/${sid}.json`,
});

/** Status and sentence of each error number that the adapter tells apart, and of some that it does not. */
export const ERRORS = {
  14107: [429, 'Message rate exceeded'],
  20003: [401, 'Authenticate'],
  20005: [403, 'Account is not active'],
  20429: [429, 'Too Many Requests'],
  20500: [500, 'Internal Server Error'],
  20503: [503, 'Service unavailable'],
  21211: [400, "Invalid 'To' Phone Number: +819000000XXXX"],
  21214: [400, "'To' phone number cannot be reached"],
  21217: [400, 'Phone number does not appear to be valid'],
  21408: [400, 'Permission to send an SMS has not been enabled for the region indicated by the To number'],
  21606: [400, "The 'From' phone number provided is not a valid, message-capable Twilio phone number"],
  21610: [400, 'Attempt to send to unsubscribed recipient'],
  21611: [429, "This 'From' number has exceeded the maximum number of queued messages"],
  21612: [400, "Message cannot be sent with the current combination of 'To' and/or 'From' parameters"],
  21614: [400, "'To' number is not a valid mobile number"],
  21635: [400, "'To' number cannot be a landline"],
  63038: [429, 'Account exceeded the daily messages limit'],
} as const satisfies Readonly<Record<number, readonly [status: number, message: string]>>;

export type ErrorNumber = keyof typeof ERRORS;

export const errorBody = (code: ErrorNumber) => {
  const [status, message] = ERRORS[code];
  return { code, message, more_info: `https://www.twilio.com/docs/errors/${code}`, status };
};
