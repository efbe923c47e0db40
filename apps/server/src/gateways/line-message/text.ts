import type { LineMessage } from './port.ts';

/** The most UTF-16 units of a text message (Messaging API, text message). */
export const LONGEST_TEXT = 5_000;
const ELLIPSIS = '…';

/** What a message says, with its link as the last line; a text that is too long is cut between characters, the link never. */
export function textOf({ text, link }: Pick<LineMessage, 'link' | 'text'>): string {
  const end = link === undefined ? '' : `\n${link}`;
  const room = LONGEST_TEXT - end.length;
  return (text.length <= room ? text : cut(text, room - ELLIPSIS.length) + ELLIPSIS) + end;
}

function cut(text: string, units: number): string {
  const isWithinPair = text.charCodeAt(units) >= 0xdc00 && text.charCodeAt(units) <= 0xdfff;
  return text.slice(0, isWithinPair ? units - 1 : units);
}
