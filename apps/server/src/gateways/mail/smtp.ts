import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import type SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { Clock } from '#platform/clock';
import type { MailConfig } from '#platform/config';
import { DeliveryError, type Delivered } from '#platform/delivery';
import type { Mail, MailGateway } from './port.ts';

/** The longest rest of the server before it is given up. */
const TIMEOUT_MS = 15_000;

interface SmtpOptions {
  readonly timeoutMs?: number;
  /** Certificates trusted beside the system's. */
  readonly ca?: string;
}

/**
 * Mail by SMTP. Without TLS it talks to this machine alone. A mail whose text was begun and whose receipt did not come may have been sent;
 * until then it surely was not.
 */
export function smtpMail(server: MailConfig, clock: Clock, options: SmtpOptions = {}): MailGateway {
  return {
    async send(mail) {
      const { default: Connection } = await import('nodemailer/lib/smtp-connection');
      const text = await compose(mail, server, clock);
      const connection = new Connection(connectionOptions(server, options));
      const broken = Promise.withResolvers<never>();
      connection.on('error', broken.reject);
      const message = readOnce(text);
      try {
        await Promise.race([hand(connection, server, mail, message.stream), broken.promise]);
        return 'SENT';
      } catch (error) {
        return judge(error, message.isBegun());
      } finally {
        connection.close();
      }
    },
  };
}

function connectionOptions(server: MailConfig, { timeoutMs = TIMEOUT_MS, ca }: SmtpOptions) {
  return {
    host: server.host,
    port: server.port,
    secure: server.isTls,
    requireTLS: !server.isTls && !isThisMachine(server.host),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    ...(ca !== undefined && { tls: { ca } }),
  };
}

const isThisMachine = (host: string) =>
  host === 'localhost' || host === '::1' || /^127(?:\.\d+){3}$/.test(host);

async function compose(mail: Mail, { from }: MailConfig, clock: Clock): Promise<Buffer> {
  const { default: MailComposer } = await import('nodemailer/lib/mail-composer');
  const domain = addressOf(from).split('@')[1]!;
  const id = createHash('sha256').update(mail.key).digest('hex').slice(0, 32);
  return new MailComposer({
    from,
    to: mail.to,
    subject: mail.subject,
    text: mail.text,
    ...(mail.html !== undefined && { html: mail.html }),
    date: clock.now(),
    // The same mail has the same id, wherever it was handed over.
    messageId: `<${id}@${domain}>`,
    headers: { 'Auto-Submitted': 'auto-generated', ...wayOut(mail) },
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build();
}

/** Programs show it as a button of their own; only behind TLS they may press it for a person. */
function wayOut({
  unsubscribeUrl,
}: Mail): Record<string, { prepared: true; foldLines: false; value: string } | string> {
  if (unsubscribeUrl === undefined) return {};
  return {
    'List-Unsubscribe': { prepared: true, foldLines: false, value: `<${unsubscribeUrl}>` },
    ...(unsubscribeUrl.startsWith('https:') && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
  };
}

/** RFC 5321 4.1.2: what stands bare between dots. Carriers gave out addresses with two dots in a row, or one at an end. */
const DOT_STRING = /^[^.]+(?:\.[^.]+)*$/;

/** An address as it stands on the envelope, its local part quoted where dots stand at odd places; the composer quotes that of the header. */
function onEnvelope(address: string): string {
  const at = address.lastIndexOf('@');
  const local = address.slice(0, at);
  return DOT_STRING.test(local) ? address : `"${local}"${address.slice(at)}`;
}

const addressOf = (mailbox: string): string => /<([^>]+)>$/.exec(mailbox)?.[1] ?? mailbox;

/** The text, which is read when the server asks for it and not before. */
function readOnce(text: Buffer) {
  let isBegun = false;
  const stream = new Readable({
    read() {
      isBegun = true;
      this.push(text);
      this.push(null);
    },
  });
  return { stream, isBegun: () => isBegun };
}

async function hand(
  connection: SMTPConnection,
  { from, user, password }: MailConfig,
  { to }: Mail,
  message: Readable,
): Promise<void> {
  await promisify<void>((done) => connection.connect(done as () => void))();
  if (user !== null)
    await promisify<void>((done) => connection.login({ user, pass: password }, done as () => void))();
  await promisify<unknown>((done) =>
    connection.send({ from: addressOf(from), to: [onEnvelope(to)] }, message, done as () => void),
  )();
}

interface SmtpError {
  /** What was asked last. */
  readonly command?: string;
  /** Of the server's answer. */
  readonly responseCode?: number;
  readonly code?: string;
  /** The answer's words. */
  readonly response?: string;
}

/** What a greylist asks for that names no time; most let through after five minutes. */
const GREYLIST_SECONDS = 300;
const LONGEST_SECONDS = 3600;

/** How long a recipient put off for now (450 to 452) wants to be left alone; undefined for what is no matter of the recipient. */
function putOffSeconds({ command, responseCode = 0, response = '' }: SmtpError): number | undefined {
  if (command !== 'RCPT TO' || responseCode < 450 || responseCode > 452) return undefined;
  const [, count, unit] = /\b(\d{1,5})\s*(sec|min)/i.exec(response) ?? [];
  if (count === undefined) return GREYLIST_SECONDS;
  return Math.min(LONGEST_SECONDS, Number(count) * (unit?.toLowerCase() === 'min' ? 60 : 1));
}

/** What an error of the connection means. The error itself carries addresses and is passed on to nobody. */
function judge(error: unknown, isBegun: boolean): Delivered {
  const { command = '', responseCode, code } = error as SmtpError;
  const told = () =>
    new DeliveryError(`SMTP: ${[code, command, responseCode].filter(Boolean).join(' ')}`, {
      retryAfterSeconds: putOffSeconds(error as SmtpError),
    });
  if (responseCode === undefined) {
    if (isBegun) return 'UNKNOWN';
    throw told();
  }
  const isOfRecipient = command === 'RCPT TO' || command === 'DATA';
  if (responseCode >= 500 && isOfRecipient) return 'REFUSED';
  // The server closed after the text, with words that say nothing of it.
  if (isBegun && command !== 'DATA') return 'UNKNOWN';
  throw told();
}
