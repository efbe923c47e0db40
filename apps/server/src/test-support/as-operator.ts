import { closed } from '#base/read-log';
import { attempt, call } from '../operator-cli/call.ts';
import type { ActingContext } from '../operator-cli/command.ts';
import { OPERATORS } from '../../../../tools/test/operators.ts';
import type { TestApp } from './start.ts';

type Name = Parameters<typeof call>[1];
type Input<Call extends Name> = Parameters<typeof call<Call>>[2];

/** The calls of one operator, on the product's clock. */
export function asOperator(test: TestApp, name: keyof typeof OPERATORS = 'tanaka') {
  const context = (): ActingContext => ({
    ...test.context,
    crypto: closed(test.context.crypto),
    operator: OPERATORS[name],
  });
  return {
    /** The answer. @throws when it is refused. */
    ok: <Call extends Name>(made: Call, input: Input<Call>) => call<Call>(context(), made, input),
    /** The answer, or the refusal as a value. */
    tries: <Call extends Name>(made: Call, input: Input<Call>) => attempt<Call>(context(), made, input),
  };
}
