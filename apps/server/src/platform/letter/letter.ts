import { htmlOf, type Letter } from './letter.html.ts';
import { ja } from './letter.ja.ts';

export type { Letter };

/** What `Mail` takes of a letter. */
interface MadeLetter {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly unsubscribeUrl?: string;
}

const LONGEST_TITLE = 60;

/**
 * A letter as subject, text and HTML that say the same. The HTML reads in Gmail and in the mail of Japanese phones: tables, styles at each element, nothing loaded
 * from elsewhere, both themes. Whatever was typed into it stays text.
 *
 * @throws when an address is none of http or https.
 */
export function makeLetter(letter: Letter): MadeLetter {
  const clean = cleanLetter(letter);
  return {
    subject: ja.subject(shortened(clean.title)),
    text: textOf(clean),
    html: htmlOf(clean),
    ...(clean.unsubscribeUrl !== undefined && { unsubscribeUrl: clean.unsubscribeUrl }),
  };
}

function cleanLetter({ title, body, action, reason, settingsUrl, unsubscribeUrl, sender }: Letter): Letter {
  return {
    title: oneLine(title),
    body: lines(body),
    ...(action && { action: { label: oneLine(action.label), url: addressOf(action.url) } }),
    reason: oneLine(reason),
    settingsUrl: addressOf(settingsUrl),
    ...(unsubscribeUrl !== undefined && { unsubscribeUrl: addressOf(unsubscribeUrl) }),
    sender: {
      name: oneLine(sender.name),
      ...(sender.address !== undefined && { address: oneLine(sender.address) }),
      contact: oneLine(sender.contact),
    },
  };
}

/** Control signs, and those that turn the direction of what follows. */
const UNSEEN = /[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

const oneLine = (text: string): string => text.toWellFormed().replace(/\s+/g, ' ').replace(UNSEEN, '').trim();

const lines = (text: string): string =>
  text
    .split(/\r\n?|\n/)
    .map((line) => line.toWellFormed().replace(UNSEEN, '').trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

function addressOf(text: string): string {
  const { protocol, href } = new URL(text);
  if (protocol !== 'https:' && protocol !== 'http:') throw new Error(`A letter leads nowhere: ${protocol}`);
  return href;
}

function shortened(title: string): string {
  const signs = [...title];
  return signs.length <= LONGEST_TITLE ? title : `${signs.slice(0, LONGEST_TITLE - 1).join('')}…`;
}

function textOf({ title, body, action, reason, settingsUrl, unsubscribeUrl, sender }: Letter): string {
  const parts = [
    title,
    body,
    action && `${action.label}\n${action.url}`,
    ja.rule,
    reason,
    `${ja.settings}\n${settingsUrl}`,
    unsubscribeUrl && `${ja.unsubscribe}\n${unsubscribeUrl}`,
    [ja.sender(sender.name), sender.address, ja.contact(sender.contact), ja.noReply]
      .filter(Boolean)
      .join('\n'),
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}
