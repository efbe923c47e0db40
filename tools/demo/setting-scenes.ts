import { addDays, dayOf, daysBetween, type Day } from '@yoimachi/domain/time';
import { call } from '../../apps/server/src/operator-cli/call.ts';
import { daysSinceLastChange, type Act } from './acting.ts';
import { settingTexts as t } from './setting-scenes.ja.ts';
import type { Stage } from './types.ts';

/** The page that gets words of operators: nobody has to agree to it. */
const PAGE = 'company';
const PLANNED_DAYS = 14;
const TOLD_DAYS = 3;
/** Settings were changed within so many. */
const CHANGE_DAYS = 42;

/**
 * Changes of settings by several operators over the last weeks, forbidden words, and a page with a version in force and one that is planned:
 * through the calls of the office, each at its own time. What was set is back where it was, so that the demo works as the product is shipped.
 */
export async function playSettings({ app, as }: Stage): Promise<void> {
  const share = (await daysSinceLastChange(as, CHANGE_DAYS)) / CHANGE_DAYS;
  await change((daysAgo, name) => as(daysAgo * share, name));
  await forbidWords(as);
  await writePage(as, dayOf(app.context.clock.now()));
}

async function change(as: Act): Promise<void> {
  const { transferFeeYen, feeBearer } = await call(as(0, 'tanaka'), 'readPayoffTerms', {});
  const { items } = await call(as(0, 'sato'), 'listGifts', {});
  const gift = items[0]!;
  const { actions, report } = await call(as(0, 'tanaka'), 'readTextRules', {});
  const params = { giftId: gift.giftId };
  const cash = { kind: 'CASH' } as const;
  await call(as(41, 'tanaka'), 'changePayoffTerms', { body: { transferFeeYen: 0, feeBearer: 'OPERATOR' } });
  await call(as(33, 'sato'), 'changeGiftPrice', { params, body: { points: gift.points * 2 } });
  await call(as(27, 'tanaka'), 'setTextReport', { body: { after: 3, days: 14 } });
  await call(as(24, 'tanaka'), 'switchTextRule', {
    params: cash,
    body: { action: actions.CASH === 'STOP' ? 'WARN' : 'STOP' },
  });
  await call(as(19, 'tanaka'), 'changePayoffTerms', { body: { transferFeeYen, feeBearer } });
  await call(as(12, 'sato'), 'changeGiftPrice', { params, body: { points: gift.points } });
  await call(as(9, 'tanaka'), 'setTextReport', { body: report });
  await call(as(8, 'tanaka'), 'switchTextRule', { params: cash, body: { action: actions.CASH } });
}

async function forbidWords(as: Act): Promise<void> {
  const { words } = await call(as(0, 'suzuki'), 'readTextRules', {});
  const has = (word: string) => words.some((one) => one.word === word);
  if ([t.wideWord, ...t.words].some(has)) return;
  await call(as(7, 'suzuki'), 'addForbiddenWord', { body: { word: t.wideWord } });
  for (const [index, word] of t.words.entries())
    await call(as(6 - index, index === 1 ? 'tanaka' : 'suzuki'), 'addForbiddenWord', { body: { word } });
  await call(as(2, 'tanaka'), 'removeForbiddenWord', { body: { word: t.wideWord } });
}

async function writePage(as: Act, today: Day): Promise<void> {
  const now = as(0, 'tanaka');
  const versions = (await call(now, 'listPages', {})).versions.filter(({ textId }) => textId === PAGE);
  const shipped = versions.toSorted((a, b) => b.version.localeCompare(a.version))[0];
  if (!shipped || versions.some(({ writtenBy }) => writtenBy !== null)) return;
  const { body } = await call(now, 'showPage', { params: { versionId: shipped.versionId } });
  const first = `${body.trimEnd()}\n\n${t.firstPart}`;
  const plan = { textId: PAGE, asks: false, news: null } as const;
  const earliest = addDays(today, -21);
  const version = addDays(shipped.version > earliest ? shipped.version : earliest, 1);
  const at = (daysAgo: number) => as(daysAgo, 'tanaka');
  await call(at(daysBetween(version, today) + TOLD_DAYS), 'planPage', {
    body: { ...plan, version, body: `${first}\n` },
  });
  await call(at(1), 'planPage', {
    body: { ...plan, version: addDays(today, PLANNED_DAYS), body: `${first}${t.secondPart}\n` },
  });
}
