import { STATE_COUNT_MOST, type BooksReading, type PaymentsReading } from '@yoimachi/domain/state';
import { readPaymentSilence } from '#money/billing';
import { lastCheck } from '#money/points';
import type { StateContext } from '../state-context.ts';

export async function readPayments({ db }: StateContext): Promise<PaymentsReading[]> {
  return [await readPaymentSilence(db, STATE_COUNT_MOST)];
}

export async function readBooks({ db }: StateContext): Promise<BooksReading[]> {
  const check = await lastCheck(db);
  return [
    {
      checkedAt: check?.finishedAt ?? null,
      broken: check?.broken.length ?? 0,
      people: check?.people ?? 0,
    },
  ];
}
