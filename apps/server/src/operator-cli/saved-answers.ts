import {
  SAVED_ANSWER_USES,
  SAVED_ANSWER_VARIABLES,
  SAVED_ANSWERS_PER_USE,
} from '@yoimachi/domain/saved-answer';
import { savedAnswers } from '#talk/inquiry';
import { call } from './call.ts';
import {
  UsageError,
  type ActingContext,
  type CliArgs,
  type CliCommand,
  type OperatorContext,
} from './command.ts';

const VARIABLES = SAVED_ANSWER_VARIABLES.map((name) => `{${name}}`).join(', ');
const REASONS = {
  NOT_FOUND: 'there is no such saved answer',
  VALIDATION: 'an answer is named by its id; a title and a text have a most',
  REQUIRED: '--{field} is empty',
  TOO_LONG: '--{field} is too long',
  WORDING_BRACES: '--{field} has a variable without both half-width braces',
  WORDING_VARIABLE: `--{field} has a variable that is none of ${SAVED_ANSWER_VARIABLES.join(', ')}`,
  SAVED_ANSWER_EXISTS: 'another answer has this title',
  SAVED_ANSWERS_FULL: `there are ${SAVED_ANSWERS_PER_USE} already`,
  CONFLICT: 'somebody changed it meanwhile: read it again',
};

export const savedAnswerCommands: readonly CliCommand[] = [
  { name: 'saved-answers', usage: ': what is usually answered, with its variables', run: runList },
  {
    name: 'add-saved-answer',
    usage: `<${SAVED_ANSWER_USES.join('|')}> --title <title> --text <text>: offers it to every operator; ${VARIABLES} stand for the person`,
    act: runAdd,
  },
  {
    name: 'change-saved-answer',
    usage: '<answer id> [--title <title>] [--text <text>]: what is not said stays',
    act: runChange,
  },
  { name: 'remove-saved-answer', usage: '<answer id>: it is offered no more', act: runRemove },
];

async function runList({ db }: OperatorContext): Promise<void> {
  for (const { id, usedFor, title, text, writtenBy } of await savedAnswers(db)) {
    console.log(`${id}  ${usedFor}  ${title}  (${writtenBy ?? "the product's own"})`);
    console.log(text.replace(/^/gm, '    '));
  }
}

async function runAdd(context: ActingContext, args: CliArgs): Promise<void> {
  const typed = args.at(0).toUpperCase();
  const usedFor = SAVED_ANSWER_USES.find((one) => one === typed);
  if (!usedFor) throw new UsageError(`${typed} is no use; one of ${SAVED_ANSWER_USES.join(', ')}.`);
  const body = { usedFor, title: args.required('title'), text: args.required('text') };
  const { answerId } = await call(context, 'addSavedAnswer', { body }, REASONS);
  console.log(`Added: ${answerId}`);
}

async function runChange(context: ActingContext, args: CliArgs): Promise<void> {
  const { id: answerId, version: seen, ...before } = await named(context, args.at(0));
  const body = {
    seen,
    title: args.option('title') ?? before.title,
    text: args.option('text') ?? before.text,
  };
  const { title } = await call(context, 'changeSavedAnswer', { params: { answerId }, body }, REASONS);
  console.log(`Changed: ${title}`);
}

async function runRemove(context: ActingContext, args: CliArgs): Promise<void> {
  const { id: answerId, version: seen, title } = await named(context, args.at(0));
  await call(context, 'removeSavedAnswer', { params: { answerId }, body: { seen } }, REASONS);
  console.log(`Removed: ${title}`);
}

async function named({ db }: Pick<OperatorContext, 'db'>, id: string) {
  const found = (await savedAnswers(db)).find((one) => one.id === id);
  if (!found) throw new UsageError(`There is no saved answer ${id}.`);
  return found;
}
