import { adminRoutes } from '@yoimachi/contract/admin';
import type { AnswerOf, BodyInputOf, ParamsInputOf, QueryInputOf, Route } from '@yoimachi/contract/route';
import { ok, type ErrorCode, type Result } from '@yoimachi/domain/result';
import { callAsOperator, type OperatorInput } from '#desk/operator';
import { adminHandlers } from '../admin-handlers.ts';
import { serializerOf } from '../platform/http/index.ts';
import type { ActContext } from '../platform/module/index.ts';
import type { ActingContext } from './command.ts';
import { refused } from './refused.ts';

type AdminRoutes = typeof adminRoutes;
type AdminCall = keyof AdminRoutes;
type Given<R extends Route, Key extends 'params' | 'query' | 'body', Value> =
  R extends Record<Key, unknown> ? Record<Key, Value> : unknown;
type InputOf<R extends Route> = Given<R, 'params', ParamsInputOf<R>> &
  Given<R, 'query', QueryInputOf<R>> &
  Given<R, 'body', BodyInputOf<R>>;

/** Makes a call of operators as the one who was named. @throws StartupError with the catalogue's sentence when it is refused. */
export async function call<Name extends AdminCall>(
  context: ActingContext,
  name: Name,
  input: InputOf<AdminRoutes[Name]>,
): Promise<AnswerOf<AdminRoutes[Name]>> {
  const result = await attempt(context, name, input);
  if (!result.ok) throw refused(result.error);
  return result.value;
}

/** The same, with a refusal as a value; the answer is as it would be sent, so that an instant is text. */
export async function attempt<Name extends AdminCall>(
  { operator, ...context }: ActingContext,
  name: Name,
  input: InputOf<AdminRoutes[Name]>,
): Promise<Result<AnswerOf<AdminRoutes[Name]>, ErrorCode>> {
  const route: Route = adminRoutes[name];
  const act = {
    name,
    route,
    handle: (on: ActContext, made: never): Promise<Result<unknown, ErrorCode>> =>
      adminHandlers(on)[name](made),
  };
  const result = await callAsOperator(context, act, input as OperatorInput, operator);
  if (!result.ok) return result;
  return ok(route.answer ? JSON.parse(serializerOf(route.answer)(result.value)) : result.value);
}
