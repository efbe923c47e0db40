import type { Provider } from '@yoimachi/domain/state';
import type { Config } from '#platform/config';
import { DeliveryError, deliverOnce, type DeliveryContext } from '#platform/delivery';
import type { MailGateway } from './port.ts';
import { isProper } from './proper.ts';
import { smtpMail } from './smtp.ts';

/** A production server without a mail server: it starts, and reports the lack at each mail. */
const missingMail: MailGateway = {
  send: () => Promise.reject(new DeliveryError('No mail server is configured')),
};

type MailContext = DeliveryContext & { readonly config: Pick<Config, 'mail' | 'production'> };

/** This installation's mail: by SMTP where a server is configured, otherwise the development inbox outside production. */
export function createMail(context: MailContext): MailGateway {
  const service = serviceOf(context);
  return {
    async send(mail) {
      if (isProper(mail))
        return deliverOnce(context, { key: `mail:${mail.key}`, channel: 'MAIL' }, () => service.send(mail));
      context.log.error({ key: mail.key }, 'a mail to no proper address, or with no proper subject');
      return 'REFUSED';
    },
  };
}

/** Which one that is, as the office is told; `serviceOf` makes it. */
export const mailProvider = ({ mail, production }: Pick<Config, 'mail' | 'production'>): Provider =>
  mail !== null ? 'SMTP' : production ? 'NONE' : 'EMBEDDED';

function serviceOf(context: MailContext): MailGateway {
  const { config, clock } = context;
  if (config.mail !== null) return smtpMail(config.mail, clock);
  return config.production ? missingMail : inboxMail(context);
}

/** Puts mail into the development inbox instead of sending it. */
const inboxMail = ({ db, clock }: DeliveryContext): MailGateway => ({
  async send({ to, subject, text, html = null }) {
    const body = `${subject}\n\n${text}`;
    const mail = { channel: 'MAIL', recipient: to, body, html, created_at: clock.now() } as const;
    await db.insertInto('dev_inbox').values(mail).execute();
    return 'SENT';
  },
});
