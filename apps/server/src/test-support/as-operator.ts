import { closed } from '#desk/read-log';
import type { ErrorCode, Result } from '@yoimachi/domain/result';
import { attempt, call } from '../operator-cli/call.ts';
import type { ActingContext } from '../operator-cli/command.ts';
import { OPERATORS } from '../../../../tools/test/operators.ts';
import type { TestApp } from './start.ts';

type Input<Name extends Parameters<typeof call>[1]> = Parameters<typeof call<Name>>[2];
type Answered<Name extends Parameters<typeof call>[1]> = Awaited<ReturnType<typeof call<Name>>>;

/** The calls of one operator, on the product's clock. */
export function asOperator(test: TestApp, name: keyof typeof OPERATORS = 'tanaka') {
  const context = (): ActingContext => ({
    ...test.context,
    crypto: closed(test.context.crypto),
    operator: OPERATORS[name],
  });
  return {
    /** The answer. @throws when it is refused. */
    ok: <Name extends Parameters<typeof call>[1]>(
      call_: Name,
      input: Input<Name>,
    ): Promise<Answered<Name>> => call(context(), call_, input),
    /** The answer, or the refusal as a value. */
    tries: <Name extends Parameters<typeof call>[1]>(
      call_: Name,
      input: Input<Name>,
    ): Promise<Result<Answered<Name>, ErrorCode>> => attempt(context(), call_, input),
  };
}
