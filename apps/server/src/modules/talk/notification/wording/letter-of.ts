import { publicOrigin, type Config } from '#platform/config';
import { makeLetter } from '#platform/letter';
import { mailWords } from '../notification.ja.ts';

/** The mail that tells of a notification; `unsubscribeUrl` is the way out of advertising. */
export const letterOf = (
  config: Pick<Config, 'port' | 'publicUrl' | 'supportMail'>,
  told: {
    readonly title: string;
    readonly body: string;
    readonly url: string;
    readonly unsubscribeUrl?: string;
  },
) => {
  const { title, body, url, unsubscribeUrl } = told;
  return makeLetter({
    title,
    body,
    reason: mailWords.reason,
    action: { label: mailWords.open, url },
    settingsUrl: `${publicOrigin(config)}/notification-setting`,
    ...(unsubscribeUrl !== undefined && { unsubscribeUrl }),
    sender: { name: mailWords.sender, contact: config.supportMail },
  });
};
