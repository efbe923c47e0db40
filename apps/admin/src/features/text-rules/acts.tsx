import { textRulesAdminRoutes } from '@yoimachi/contract/text-rules-admin';
import {
  FORBIDDEN_WORD_MAX,
  REPORTED_AFTER_MAX,
  REPORTED_WITHIN_DAYS_MAX,
  type StopKind,
  type TextAction,
} from '@yoimachi/domain/text-rules';
import { visible } from '#lib/visible.ts';
import { act, count, line } from '#parts/act/index.ts';
import type { CallAnswer } from '#ui/lib/request.ts';
import { textRuleTexts as t } from './ja.ts';

export type Rules = CallAnswer<typeof textRulesAdminRoutes.readTextRules>;

const upTo = (most: number) => (value: number) => value >= 1 && value <= most;

/** After how many texts within how many days operators hear of their writer. */
export const setReport = act(textRulesAdminRoutes, 'setTextReport', {
  title: t.reportTitle,
  help: t.reportHelp,
  label: t.change,
  fields: ({ after, days }: Rules['report']) => ({
    after: count(t.after, t.afterWrong, { start: after, isRight: upTo(REPORTED_AFTER_MAX), isHalf: true }),
    days: count(t.days, t.daysWrong, { start: days, isRight: upTo(REPORTED_WITHIN_DAYS_MAX), isHalf: true }),
  }),
  done: t.reportSet,
});

const otherThan = (action: TextAction): TextAction => (action === 'STOP' ? 'WARN' : 'STOP');

/** A kind of text and what becomes of it now. */
interface Rule {
  readonly kind: StopKind;
  readonly now: TextAction;
}

export const switchRule = act(textRulesAdminRoutes, 'switchTextRule', {
  title: ({ kind, now }) => t.switchTitle(t.kinds[kind], t.actionNames[otherThan(now)]),
  help: t.switchDetail,
  label: t.change,
  openOf: ({ kind }) => t.changeOf(t.kinds[kind]),
  params: ({ kind }: Rule) => ({ kind }),
  body: (_sent, { now }) => ({ action: otherThan(now) }),
  done: t.switched,
});

export const addWord = act(textRulesAdminRoutes, 'addForbiddenWord', {
  label: t.add,
  fields: () => ({ word: line(t.word, { max: FORBIDDEN_WORD_MAX, wrong: t.wordMissing }) }),
  done: t.added,
});

export const removeWord = act(textRulesAdminRoutes, 'removeForbiddenWord', {
  label: t.remove,
  openOf: (word: string) => t.removeOf(visible(word)),
  isDirect: true,
  body: (_sent, word) => ({ word }),
  done: t.removed,
});
