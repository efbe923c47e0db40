import { HIGHEST_WEIGHT, WEIGHT_NAMES, type WeightName } from '@yoimachi/domain/standing';
import { readWeights } from '#find/standing';
import { call } from './call.ts';
import {
  UsageError,
  type ActingContext,
  type CliArgs,
  type CliCommand,
  type OperatorContext,
} from './command.ts';

export const recommendationCommands: readonly CliCommand[] = [
  {
    name: 'recommendation-weights',
    usage: ': what the order of recommendation weighs, and how much',
    run: runWeights,
  },
  {
    name: 'edit-recommendation-weight',
    usage: `<name> <0 to ${HIGHEST_WEIGHT}>: changes one of them; every cast's place is reckoned again`,
    act: runEdit,
  },
];

async function runWeights({ db }: OperatorContext): Promise<void> {
  const weights = await readWeights(db);
  for (const name of WEIGHT_NAMES) console.log(`${name}  ${weights[name]}`);
}

async function runEdit(context: ActingContext, args: CliArgs): Promise<void> {
  const name = args.at(0);
  if (!isWeight(name)) throw new UsageError(`a weight is one of ${WEIGHT_NAMES.join(', ')}.`);
  const reasons = { VALIDATION: `a weight is a whole number from 0 to ${HIGHEST_WEIGHT}` };
  await call(
    context,
    'editRecommendationWeight',
    { params: { kind: name }, body: { weight: args.wholeNumberAt(1) } },
    reasons,
  );
  await runWeights(context);
}

const isWeight = (name: string): name is WeightName => WEIGHT_NAMES.some((weight) => weight === name);
