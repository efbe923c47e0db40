import { checkMessageText } from '@yoimachi/domain/chat';
import { fillSentence, variableFault, type VariableFault } from '@yoimachi/domain/notice-wording';
import { cleanLine, hasVisibleText } from '@yoimachi/domain/text';

/** What a saved answer may speak of: how the person is called, the number of the inquiry and the day it came. */
export const SAVED_ANSWER_VARIABLES = ['name', 'number', 'askedOn'] as const;
export type AnswerValues = Readonly<Record<(typeof SAVED_ANSWER_VARIABLES)[number], string>>;

export const SAVED_ANSWER_TITLE_MAX = 40;
/** More than these nobody looks through while somebody waits. */
export const SAVED_ANSWERS_PER_USE = 50;

export interface SavedAnswerForm {
  /** What it is chosen by; the person never sees it. */
  readonly title: string;
  readonly text: string;
}

export type SavedAnswerProblem = 'REQUIRED' | 'TOO_LONG' | VariableFault['code'];

/** What is wrong with a saved answer as it was typed, field by field. A text is one that could be sent; a title is one line. */
export function savedAnswerProblems({
  title,
  text,
}: SavedAnswerForm): Partial<Record<keyof SavedAnswerForm, SavedAnswerProblem>> {
  const ofTitle = titleProblem(cleanLine(title));
  const ofText = textProblem(text);
  return { ...(ofTitle && { title: ofTitle }), ...(ofText && { text: ofText }) };
}

function titleProblem(title: string): SavedAnswerProblem | null {
  if (!hasVisibleText(title)) return 'REQUIRED';
  return title.length > SAVED_ANSWER_TITLE_MAX ? 'TOO_LONG' : null;
}

function textProblem(text: string): SavedAnswerProblem | null {
  const checked = checkMessageText(text);
  if (!checked.ok) return checked.error.code;
  return variableFault(text, SAVED_ANSWER_VARIABLES)?.code ?? null;
}

/** A saved answer to one person, as it stands in the field where it may still be changed. */
export const fillAnswer = (text: string, values: AnswerValues): string => fillSentence(text, values);
