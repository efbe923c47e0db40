import type { TextWarning } from '@yoimachi/contract/text-rules';
import type { TextVerdict } from '@yoimachi/domain/text-rules';
import { Link } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { StopBar } from '#ui/stop-bar.tsx';
import { useTextJudge } from '#talk/text-rules';
import { chatTexts as t } from './ja.ts';
import { rulesOf } from './side.ts';
import type { Side } from './side.ts';

/** What the server stopped although nothing was found here: the operators' words are newer there. */
export interface ServerStop {
  readonly found: string;
  readonly message: string;
}

/**
 * Judges what is typed as soon as it is to be sent, and from then on with every change: what stops it stands above the field, and nothing of
 * it is lost. A warning lets the same text go the second time. `sent`: what the server warns of in what has gone out already.
 */
export function useJudged(side: Side, text: string, sent: TextWarning | null) {
  const id = useId();
  const { verdictOf, noteStop } = useTextJudge();
  const [isTried, setTried] = useState(false);
  const [warned, setWarned] = useState<{ readonly text: string; readonly found: string } | null>(null);
  const [byServer, setByServer] = useState<ServerStop | null>(null);
  const judged = () => verdictOf(text, 'CHAT', side === 'cast');
  if (text === '' && (isTried || warned !== null)) {
    setTried(false);
    setWarned(null);
  }
  if (byServer && text !== '' && !text.includes(byServer.found)) setByServer(null);
  const verdict = isTried ? judged() : null;
  const check = (): boolean => {
    if (byServer) return false;
    const now = judged();
    setTried(now !== null);
    if (!now || (now.action === 'WARN' && warned?.text === text)) return true;
    if (now.action === 'WARN') setWarned({ text, found: now.found });
    else noteStop(text, 'CHAT');
    return false;
  };
  const said = saidOf(byServer, verdict, sent);
  return {
    bar: said && {
      id,
      isStop: said.kind === 'stop',
      element: <StopBar id={id} {...said} more={<Rules side={side} />} />,
    },
    check,
    /** What of this very text its writer was warned of. */
    warnedOf: warned?.text === text ? warned.found : undefined,
    stopByServer: setByServer,
  };
}

interface Said {
  readonly kind: 'stop' | 'warn';
  readonly title: string;
  readonly detail: string;
}

/** What stands above the field: what is typed comes before what has gone out. */
function saidOf(
  byServer: ServerStop | null,
  verdict: TextVerdict | null,
  sent: TextWarning | null,
): Said | undefined {
  if (byServer) {
    const { message, found } = byServer;
    return { kind: 'stop', title: message, detail: found && t.stoppedDetail(found) };
  }
  if (verdict) return ofVerdict(verdict);
  // Once it is sent it can still be taken back.
  return sent ? { kind: 'warn', title: t.warned[sent.kind], detail: t.sentDetail(sent.found) } : undefined;
}

function ofVerdict({ kind, action, found }: TextVerdict): Said {
  if (action === 'STOP' && kind !== 'PRESSURE')
    return { kind: 'stop', title: t.stopped[kind], detail: t.stoppedDetail(found) };
  const detail = kind === 'PRESSURE' ? t.pressureDetail : t.warnedDetail(found);
  return { kind: 'warn', title: t.warned[kind], detail };
}

/** To what may be written here. */
function Rules({ side }: { readonly side: Side }) {
  return (
    <Link {...rulesOf[side]} className="hit shrink-0 px-1 text-xs font-bold text-primary">
      {t.rules}
    </Link>
  );
}
