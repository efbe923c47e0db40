import { ok, type Result } from '@yoimachi/domain/result';
import {
  judgeText,
  textRefusal,
  type TextPlace,
  type TextStopCode,
  type TextVerdict,
} from '@yoimachi/domain/text-rules';
import type { AppContext } from '#platform/module';
import { countStop, rulesInMind } from './count-stop.ts';

type Context = Pick<AppContext, 'db' | 'clock'>;

export interface Writer {
  readonly accountId: string;
  readonly byCast: boolean;
}

export interface GuardedText {
  readonly place: TextPlace;
  /** As typed; null or undefined: nothing was. */
  readonly text: string | null | undefined;
  /** What stands there already, and stays: it is judged when it changes. */
  readonly before?: string | null | undefined;
  /** What the same person wrote there just before, oldest first. */
  readonly said?: readonly string[] | undefined;
  /** The input it came from. */
  readonly field?: string;
}

/**
 * Judges public texts or messages before the transaction that would store them, with no round trip where nothing is found; fails with the first
 * one that is stopped. What is stopped or warned of is counted at once, also where the call is refused for something else later. The value is the
 * first warning, null without one. Must not be called within a transaction: it would take the count back.
 */
export async function guardTexts(
  context: Context,
  { accountId, byCast }: Writer,
  texts: readonly GuardedText[],
): Promise<Result<TextVerdict | null, TextStopCode>> {
  if (context.db.isTransaction)
    throw new Error('a guard within a transaction counts nothing that is refused');
  const rules = await rulesInMind(context);
  let warning: TextVerdict | null = null;
  for (const { place, text, before, said, field } of texts) {
    if (!text || text === before) continue;
    const verdict = judgeText(text, { place, byCast, rules, before: said });
    if (!verdict) continue;
    await countStop(context, { accountId, place, kind: verdict.kind });
    const refused = textRefusal(verdict, field);
    if (refused) return refused;
    warning ??= verdict;
  }
  return ok(warning);
}

/** The same for one text. */
export const guardText = (
  context: Context,
  { accountId, byCast, ...text }: Writer & GuardedText,
): Promise<Result<TextVerdict | null, TextStopCode>> => guardTexts(context, { accountId, byCast }, [text]);
