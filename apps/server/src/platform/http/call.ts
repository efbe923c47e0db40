import type { AnswerInputOf, BodyOf, CodeOf, ParamsOf, QueryOf, Route } from '@yoimachi/contract/route';
import type { OperatorRef } from '@yoimachi/domain/operator';
import type { UserType } from '@yoimachi/domain/account';
import type { ErrorCode, Result } from '@yoimachi/domain/result';
import type { IdempotencyTicket } from './idempotency.ts';
import type { Origin } from './origin.ts';

/** Whose Bearer token came with a call. */
export interface Principal {
  readonly accountId: string;
  readonly userType: (typeof UserType)[keyof typeof UserType];
  readonly sessionId: string;
  /** An operator looks at the product as this member sees it; the id is the view's. */
  readonly isView?: true;
}

type PrincipalOf<R extends Route> = R['who'] extends 'open' | 'identity' ? null : Principal;
type TicketOf<R extends Route> = R extends { readonly idempotent: true } ? IdempotencyTicket : null;

/** A call whose input was parsed by the route's schemas and whose caller is allowed to make it. */
export interface Call<R extends Route = Route> {
  readonly params: ParamsOf<R>;
  readonly query: QueryOf<R>;
  readonly body: BodyOf<R>;
  /** The caller; null for calls that need no Bearer token. */
  readonly principal: PrincipalOf<R>;
  /** For `runIdempotent`; null unless the route is idempotent. */
  readonly idempotency: TicketOf<R>;
  /** The caller's network address. */
  readonly address: string;
  readonly origin: Origin;
}

/** Answers what the route says, or fails with a code that the route names; another one does not compile. */
export type Handler<R extends Route> = (call: Call<R>) => Promise<Result<AnswerInputOf<R>, CodeOf<R>>>;
export type Routes = Readonly<Record<string, Route>>;
/** One handler per route of a feature's table. */
export type Handlers<T extends Routes> = { readonly [Name in keyof T]: Handler<T[Name]> };
/** An operator's act: who acts is known, and its transaction is the act's. */
export interface OperatorCall<R extends Route = Route> extends Pick<Call<R>, 'params' | 'query' | 'body'> {
  readonly operator: OperatorRef;
}
/** What an operator orders by a call, as its command takes it: what is sent, and who acts. */
export type OrderOf<R extends Route> = Sent<ParamsOf<R>> & Sent<BodyOf<R>> & Pick<OperatorCall, 'operator'>;
type Sent<T> = T extends object ? T : unknown;
/** One handler per operators' call of a feature's table. */
export type OperatorHandlers<T extends Routes> = {
  readonly [Name in keyof T]: (
    call: OperatorCall<T[Name]>,
  ) => Promise<Result<AnswerInputOf<T[Name]>, CodeOf<T[Name]>>>;
};

/** Handlers of several features combined, as the binder takes them. */
export type AnyHandler = (call: any) => Promise<Result<unknown, ErrorCode>>;
export type AnyHandlers = Readonly<Record<string, AnyHandler>>;

/** A call before it is passed to its handler, whose type is more specific. */
export interface AnyCall {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  readonly principal: Principal | null;
  readonly idempotency: IdempotencyTicket | null;
  readonly address: string;
  readonly origin: Origin;
}
