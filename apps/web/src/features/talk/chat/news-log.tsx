import { useState } from 'react';
import { messageLine } from './last-line.ts';
import type { Side } from './side.ts';
import type { ThreadRow } from './thread-rows.ts';

interface Props {
  readonly side: Side;
  readonly name: string;
  readonly rows: readonly ThreadRow[];
}

/** So many of what came last stay in the log. */
const KEPT = 5;

/**
 * Reads out what comes while the thread is open. It is apart from the list, whose rows come and go with scrolling, which would be read out,
 * too.
 */
export function NewsLog({ side, name, rows }: Props) {
  const sent = rows.flatMap((row) => (row.kind === 'sent' ? [row.message] : []));
  const last = sent.at(-1)?.number ?? null;
  const [from, setFrom] = useState(last);
  if (from === null && last !== null) setFrom(last);
  const news = from === null ? [] : sent.filter(({ number, by }) => number > from && by !== side);
  return (
    <div role="log" className="sr-only">
      {news.slice(-KEPT).map((message) => (
        <p key={message.messageId}>
          {(message.by === 'service' ? '' : `${name}：`) + messageLine(message, side, name)}
        </p>
      ))}
    </div>
  );
}
