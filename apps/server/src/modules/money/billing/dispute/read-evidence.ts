import type { FileAnswer } from '@yoimachi/contract/route';
import type { OperatorRef } from '@yoimachi/domain/operator';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import { dayOf } from '@yoimachi/domain/time';
import { readPrivately } from '#base/read-log';
import type { ActContext } from '#platform/module';
import { layOutReport, type Printer } from '#platform/pdf';
import { evidenceWords } from './evidence.ja.ts';
import { evidenceOf } from './evidence.ts';
import { findDisputed } from './evidence.store.ts';

interface Read {
  readonly chargebackId: string;
  readonly reason: string;
  readonly operator: OperatorRef;
}

/** The evidence of a chargeback as it stands now, as a PDF (rules.md 13: every dispute has an evidence file). */
export function readEvidence(
  context: ActContext & { readonly printer: Printer },
  { chargebackId, ...read }: Read,
): Promise<Result<FileAnswer, 'NOT_FOUND' | 'REASON_REQUIRED' | 'READ_CEILING'>> {
  return readPrivately(context, { kind: 'DISPUTE', ...read, subject: chargebackId }, async (open) => {
    const purchase = await findDisputed(open.db, chargebackId);
    if (!purchase) return fail('NOT_FOUND');
    const at = context.clock.now();
    const report = await evidenceOf(open, purchase, at);
    const bytes = await context.printer.draw(layOutReport(report));
    const fileName = evidenceWords.fileName(dayOf(at), purchase.id);
    return ok({ accountId: purchase.guest_id, rows: 1, answer: { bytes, fileName } });
  });
}
