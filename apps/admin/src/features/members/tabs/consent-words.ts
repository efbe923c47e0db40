import { consentNames } from '@yoimachi/contract/consent';
import { toCsv } from '@yoimachi/domain/csv';
import { fillPage } from '@yoimachi/domain/page';
import { compactDay, dayOf, formatDay, formatTime } from '#ui/lib/dates.ts';
import { consentPlaceNames } from '../names.ja.ts';
import type { consentAdminRoutes } from '@yoimachi/contract/consent-admin';
import type { CallAnswer } from '#ui/lib/request.ts';

export type ConsentsAtMoment = CallAnswer<typeof consentAdminRoutes.showConsentsAt>;
import { tabTexts as t } from './ja.ts';

export type ItemAt = ConsentsAtMoment['items'][number];

/** 「2026/11/24 9:00:05」: what counts here is the second. */
export function secondText(at: string | Date): string {
  const instant = new Date(at);
  const seconds = String(instant.getUTCSeconds()).padStart(2, '0');
  return `${formatDay(dayOf(instant))} ${formatTime(instant)}:${seconds}`;
}

/** What was agreed to, with what it takes from settings; null: nothing was said, or the product no longer has the sentence. */
export function textOfItem({ word }: ItemAt, values: ConsentsAtMoment['values']): string | null {
  if (word === null) return null;
  return word.body === null ? word.statement : fillPage(word.body, values);
}

/** All of it as a table, for counsel. */
export function consentCsv(number: string, { at, items, values }: ConsentsAtMoment): string {
  return toCsv(
    t.csvHeader,
    items.map((one) => [
      number,
      secondText(at),
      consentNames[one.item],
      t.standings[one.standing],
      one.word?.version ?? null,
      one.word && secondText(one.word.at),
      one.word && consentPlaceNames[one.word.place],
      one.inForce,
      textOfItem(one, values),
    ]),
  );
}

export function csvNameOf(number: string, at: string): string {
  const instant = new Date(at);
  return t.csvName(
    number,
    `${compactDay(dayOf(instant))}-${formatTime(instant).replace(':', '').padStart(4, '0')}`,
  );
}
