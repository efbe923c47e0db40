import type { WordedKind } from '@yoimachi/domain/notification';
import { checkWording, type Wording, type WordingError } from '@yoimachi/domain/notice-wording';
import type { OperatorRef } from '@yoimachi/domain/operator';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import { withTransaction } from '#platform/database';
import type { ActContext } from '#platform/module';
import { insertWording, newestVersion } from './wording.store.ts';

type Context = Pick<ActContext, 'clock' | 'db'>;
interface Edit {
  readonly kind: WordedKind;
  /** The newest version that the operator has read; 0 when there was none. */
  readonly seen: number;
  readonly operator: OperatorRef;
}
interface Written {
  readonly version: number;
}

/**
 * Writes the words of a kind's notices from now on, and returns the number of this version. What was told keeps its words. CONFLICT when
 * somebody else wrote after what was read, otherwise as `checkWording` says.
 */
export async function editWording(
  context: Context,
  { title, text, ...edit }: Edit & Wording,
): Promise<Result<Written, WordingError | 'CONFLICT'>> {
  const checked = checkWording(edit.kind, { title, text });
  return checked.ok ? writeVersion(context, edit, checked.value) : checked;
}

/** Gives a kind the product's own words back, by a version of its own. CONFLICT when somebody else wrote after what was read. */
export const resetWording = (context: Context, edit: Edit): Promise<Result<Written, 'CONFLICT'>> =>
  writeVersion(context, edit, { title: null, text: null });

function writeVersion(
  { db, clock }: Context,
  { kind, seen, operator }: Edit,
  { title, text: body }: Wording,
): Promise<Result<Written, 'CONFLICT'>> {
  return withTransaction(
    db,
    async (trx): Promise<Result<Written, 'CONFLICT'>> => {
      if ((await newestVersion(trx, kind)) !== seen) return fail('CONFLICT', 'seen');
      const version = seen + 1;
      const written = { writtenBy: operator.id, writtenAt: clock.now() };
      await insertWording(trx, { kind, version, title, body, ...written });
      return ok({ version });
    },
    // Two wrote in the same moment.
    { constraints: { notice_wording_pkey: 'CONFLICT' } },
  );
}
