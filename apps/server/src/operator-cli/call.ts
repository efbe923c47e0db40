import { adminRoutes } from '@yoimachi/contract/admin';
import type { AnswerOf, BodyInputOf, ParamsInputOf, QueryInputOf, Route } from '@yoimachi/contract/route';
import type { ErrorCode, Result } from '@yoimachi/domain/result';
import { callAsOperator, operatorAdmin, type OperatorInput } from '#desk/operator';
import { ageCheckAdmin } from '#people/age-check';
import { bankAdmin } from '#money/bank';
import { receiptAdmin } from '#money/receipt';
import { readLogAdmin } from '#desk/read-log';
import { accessRecordAdmin } from '#desk/access-record';
import { onCallAdmin } from '#desk/on-call';
import { memberAdmin } from '#desk/member';
import { noteAdmin } from '#desk/note';
import { operatorActAdmin } from '#desk/operator-act';
import { billingAdmin } from '#money/billing';
import { bookingAdmin } from '#meeting/booking';
import { contentAdmin } from '#find/content';
import { couponAdmin } from '#money/coupon';
import { giftAdmin } from '#money/gift';
import { payoffAdmin } from '#money/payoff';
import { personAdmin } from '#people/person';
import { phoneAdmin } from '#people/phone';
import { mediaAdmin } from '#people/media';
import { profileAdmin } from '#people/profile';
import { stageAdmin } from '#money/stage';
import { standingAdmin } from '#find/standing';
import { blockAdmin } from '#people/block';
import { chatAdmin } from '#talk/chat';
import { newsAdmin } from '#talk/news';
import { notificationAdmin } from '#talk/notification';
import { inquiryAdmin } from '#talk/inquiry';
import { textGuardAdmin } from '#talk/text-guard';
import type { OperatorHandlers } from '../platform/http/index.ts';
import type { ActContext } from '../platform/module/index.ts';
import { zenginDirectory } from '../gateways/bank-directory/index.ts';
import type { ActingContext } from './command.ts';
import { refused } from './refused.ts';

type AdminRoutes = typeof adminRoutes;
type AdminCall = keyof AdminRoutes;
type Given<R extends Route, Key extends 'params' | 'query' | 'body', Value> =
  R extends Record<Key, unknown> ? Record<Key, Value> : unknown;
type InputOf<R extends Route> = Given<R, 'params', ParamsInputOf<R>> &
  Given<R, 'query', QueryInputOf<R>> &
  Given<R, 'body', BodyInputOf<R>>;

const handlersOn = (context: ActContext): OperatorHandlers<AdminRoutes> => ({
  ...operatorAdmin(context),
  ...onCallAdmin(context),
  ...accessRecordAdmin(context),
  ...operatorActAdmin(context),
  ...billingAdmin(context),
  ...memberAdmin(context),
  ...noteAdmin(context),
  ...bookingAdmin(context),
  ...profileAdmin(context),
  ...phoneAdmin(context),
  ...mediaAdmin(context),
  ...personAdmin(context),
  ...ageCheckAdmin(context),
  ...contentAdmin(context),
  ...couponAdmin(context),
  ...giftAdmin(context),
  ...payoffAdmin(context, zenginDirectory),
  ...stageAdmin(context),
  ...standingAdmin(context),
  ...blockAdmin(context),
  ...chatAdmin(context),
  ...inquiryAdmin(context),
  ...bankAdmin(context),
  ...receiptAdmin(context),
  ...readLogAdmin(context),
  ...textGuardAdmin(context),
  ...notificationAdmin(context),
  ...newsAdmin(context),
});

/**
 * Makes a call of operators as the one who was named.
 *
 * @param reasons what the terminal says of a code here; of another one it says the catalogue's sentence.
 * @throws StartupError with that sentence when it is refused.
 */
export async function call<Name extends AdminCall>(
  context: ActingContext,
  name: Name,
  input: InputOf<AdminRoutes[Name]>,
  reasons: Partial<Record<ErrorCode, string>> = {},
): Promise<AnswerOf<AdminRoutes[Name]>> {
  const result = await attempt(context, name, input);
  if (!result.ok) throw refused(result.error, reasons);
  return result.value;
}

/** The same, with a refusal as a value. */
export async function attempt<Name extends AdminCall>(
  { operator, ...context }: ActingContext,
  name: Name,
  input: InputOf<AdminRoutes[Name]>,
): Promise<Result<AnswerOf<AdminRoutes[Name]>, ErrorCode>> {
  const act = {
    name,
    route: adminRoutes[name],
    handle: (on: ActContext, made: never): Promise<Result<unknown, ErrorCode>> => handlersOn(on)[name](made),
  };
  const result = await callAsOperator(context, act, input as OperatorInput, operator);
  return result as Result<AnswerOf<AdminRoutes[Name]>, ErrorCode>;
}
