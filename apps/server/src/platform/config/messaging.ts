/** The account that SMS are sent with. */
export interface TwilioConfig {
  readonly accountSid: string;
  readonly authToken: string;
  /** A number, a messaging service (MG…) or an alphanumeric name. */
  readonly sender: string;
  /** Where Twilio is. */
  readonly url: string;
}

export interface MailConfig {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte; otherwise it is asked for with STARTTLS, which only this machine may do without. */
  readonly isTls: boolean;
  readonly user: string | null;
  readonly password: string;
  readonly from: string;
}

export interface TurnstileConfig {
  readonly siteKey: string;
  readonly secretKey: string;
  /** Where Cloudflare's challenges are. */
  readonly url: string;
  /** The host the widget stands on. */
  readonly hostname: string;
}

type Values = { readonly [name in Variable | 'PUBLIC_URL']?: string | undefined };
type Variable = (typeof TOGETHER)[number][number] | 'TURNSTILE_URL' | 'TWILIO_URL';

const TWILIO_URL = 'https://api.twilio.com';
const TURNSTILE_URL = 'https://challenges.cloudflare.com';

/** Each line is given whole or not at all. */
const TOGETHER = [
  ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_SENDER'],
  ['SMTP_URL', 'MAIL_FROM'],
  ['TURNSTILE_SITE_KEY', 'TURNSTILE_SECRET_KEY'],
] as const;

/** What is inconsistent, one English sentence each. */
export function messagingComplaints(values: Values, production: boolean): string[] {
  const complaints = TOGETHER.flatMap((names) => {
    const missing = names.filter((name) => values[name] === undefined);
    const given = names.find((name) => values[name] !== undefined);
    return given === undefined ? [] : missing.map((name) => `${name} is required beside ${given}.`);
  });
  if (values.TURNSTILE_SITE_KEY !== undefined && values.PUBLIC_URL === undefined)
    complaints.push(
      'PUBLIC_URL is required beside TURNSTILE_SITE_KEY: only what was solved there is accepted.',
    );
  for (const name of ['TWILIO_URL', 'TURNSTILE_URL'] as const)
    if (production && values[name]?.startsWith('http:'))
      complaints.push(`${name} must start with https: in production.`);
  return complaints;
}

export function twilioOf(values: Values): TwilioConfig | null {
  const { TWILIO_ACCOUNT_SID: accountSid, TWILIO_AUTH_TOKEN: authToken, TWILIO_SENDER: sender } = values;
  if (accountSid === undefined || authToken === undefined || sender === undefined) return null;
  return { accountSid, authToken, sender, url: values.TWILIO_URL ?? TWILIO_URL };
}

export function mailOf({ SMTP_URL, MAIL_FROM }: Values): MailConfig | null {
  if (SMTP_URL === undefined || MAIL_FROM === undefined) return null;
  const url = new URL(SMTP_URL);
  const isTls = url.protocol === 'smtps:';
  return {
    host: url.hostname.replace(/^\[(.*)\]$/, '$1'),
    port: url.port === '' ? (isTls ? 465 : 587) : Number(url.port),
    isTls,
    user: url.username === '' ? null : decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    from: MAIL_FROM,
  };
}

export function turnstileOf(values: Values): TurnstileConfig | null {
  const { TURNSTILE_SITE_KEY: siteKey, TURNSTILE_SECRET_KEY: secretKey, PUBLIC_URL: publicUrl } = values;
  if (siteKey === undefined || secretKey === undefined || publicUrl === undefined) return null;
  const { hostname } = new URL(publicUrl);
  return { siteKey, secretKey, url: values.TURNSTILE_URL ?? TURNSTILE_URL, hostname };
}
