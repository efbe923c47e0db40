import type { ChatMessage, Conversation } from '@yoimachi/contract/chat';
import { cannotWriteTexts, chatTexts as t } from './ja.ts';
import { lineText } from './lines.ja.ts';
import type { Side } from './side.ts';

/** What a list says of a conversation: its last message, or why there is none yet. */
export function lastLine({ lastMessage, cannotWrite, friend }: Conversation, side: Side): string {
  const isNotice = lastMessage === null || lastMessage.system?.line === 'NOTICE';
  if (isNotice) return (cannotWrite && cannotWriteTexts[side][cannotWrite]) || t.noMessages;
  return messageLine(lastMessage, side, friend.name);
}

/** A message in one line. */
export function messageLine(message: ChatMessage, side: Side, name: string): string {
  const isOwn = message.by === side;
  if (message.isWithdrawn) return isOwn ? t.withdrawn : t.withdrawnByOther;
  if (message.gift) return isOwn ? t.giftLineSent(message.gift.name) : t.giftLineCame(message.gift.name);
  const { system } = message;
  if (system) return system.line === 'NOTICE' ? t.notice : lineText(system.line, side, name, isOwn);
  const text = (message.text ?? '').replaceAll(/\s+/g, ' ');
  return isOwn ? t.you + text : text;
}
