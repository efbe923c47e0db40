import { ageFilesGoAt } from '@yoimachi/domain/age-check';
import { ageDecided } from '#events/catalogue.ts';
import type { Trx } from '#platform/database';
import { publish } from '#platform/outbox';
import { setEnded, type CheckRow, type Ended } from '../check.store.ts';
import { keepFiles } from '../file.store.ts';

/** An outcome, whoever decided it, the machine or an operator: its pictures go 72 hours later, and its person hears of it by SMS (rules.md 3). */
export async function endCheck(trx: Trx, check: CheckRow, ended: Ended): Promise<void> {
  await setEnded(trx, check.id, ended);
  await keepFiles(trx, check, ageFilesGoAt(ended.at));
  await publish(trx, ageDecided, { checkId: check.id }, ended.at);
}
