import { entryOf } from '@yoimachi/contract/operator-errors';
import { savedAnswerAdminRoutes } from '@yoimachi/contract/saved-answer-admin';
import { MESSAGE_MAX_UNITS } from '@yoimachi/domain/chat';
import {
  SAVED_ANSWER_TITLE_MAX,
  SAVED_ANSWER_USES,
  savedAnswerProblems,
  type SavedAnswerUse,
} from '@yoimachi/domain/saved-answer';
import type { SavedAnswer } from '#lib/saved-answers.ts';
import { optionsOf } from '#lib/options.ts';
import { act, choice, line, type Field } from '#parts/act/index.ts';
import { BodyField } from './body-field.tsx';
import { savedAnswersTexts, savedAnswerTexts as t, useNames } from './ja.ts';

/** The uses of saved answers, as a choice has them. */
export const uses = optionsOf(useNames, SAVED_ANSWER_USES);

const words = (answer?: SavedAnswer) => ({
  title: line(t.title, {
    start: answer?.title,
    help: t.titleHelp,
    need: 'required',
    max: SAVED_ANSWER_TITLE_MAX,
  }),
  text: {
    start: answer?.text ?? '',
    draw: (at) => <BodyField {...at} max={MESSAGE_MAX_UNITS} />,
  } as Field<string>,
});

/** The rule of the server. */
const problems = (typed: { readonly title: string; readonly text: string }) =>
  Object.fromEntries(
    Object.entries(savedAnswerProblems(typed)).map(([field, code]) => [field, entryOf(code).message]),
  );
const refusals = {
  SAVED_ANSWER_EXISTS: ['title', entryOf('SAVED_ANSWER_EXISTS').message],
  CONFLICT: [null, t.conflict],
} as const;

/** A new one, for the use that the list says. */
export const addAnswer = act(savedAnswerAdminRoutes, 'addSavedAnswer', {
  title: t.addTitle,
  label: t.add,
  open: savedAnswersTexts.add,
  fields: (usedFor: SavedAnswerUse | undefined) => ({
    usedFor: choice(t.use, uses, { initial: usedFor ?? '', need: 'required', wrong: t.chooseUse }),
    ...words(),
  }),
  check: problems,
  refusals,
  done: t.added,
});

const params = ({ answerId }: SavedAnswer) => ({ answerId });

/** The version that was shown, with other words. */
export const changeAnswer = act(savedAnswerAdminRoutes, 'changeSavedAnswer', {
  title: t.changeTitle,
  label: t.save,
  open: savedAnswersTexts.change,
  openOf: ({ title }) => savedAnswersTexts.changeOf(title),
  params,
  fields: (answer: SavedAnswer) => words(answer),
  check: problems,
  refusals,
  body: (typed, { version }) => ({ ...typed, seen: version }),
  done: t.changed,
});

export const removeAnswer = act(savedAnswerAdminRoutes, 'removeSavedAnswer', {
  title: ({ title }) => t.removeTitle(title),
  help: t.removeDetail,
  label: t.remove,
  openOf: ({ title }) => savedAnswersTexts.removeOf(title),
  isDestructive: true,
  params,
  body: (_sent, { version }) => ({ seen: version }),
  done: t.removed,
});
