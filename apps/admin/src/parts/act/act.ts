import type { AdminCall } from '@yoimachi/contract/admin';
import type { BodyInputOf, ParamsOf, Route } from '@yoimachi/contract/route';
import type { UseQueryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { call } from '#lib/api.ts';
import type { Calls } from '#lib/queries.ts';
import type { CallAnswer } from '#ui/lib/request.ts';
import type { Fields, NoFields, SentFrom, Typed, TypedIn } from './field.ts';

/** A sentence, or one about what the act is done to. */
type Said<Of> = string | ((of: Of) => string);
export const said = <Of>(sentence: Said<Of>, of: Of): string =>
  typeof sentence === 'string' ? sentence : sentence(of);

/** What is read before an act can be done, and what it shows of that. */
interface Look<Of, Seen> {
  // oxlint-disable-next-line typescript/no-explicit-any -- a query's key is of no interest here
  readonly query: (of: Of) => UseQueryOptions<any, Error, Seen, any>;
  readonly draw: (seen: Seen, of: Of) => ReactNode;
  /** It cannot be done as things are; what was drawn says why. */
  readonly stops?: (seen: Seen) => boolean;
}

/** By the code of a refusal: the field it belongs to, null for none, and what it says there of its details. */
type Refusals<Name> = Readonly<
  Record<string, readonly [field: Name | null, sentence: string | ((details: Typed) => string)]>
>;

interface Words<Of> {
  /** The dialog's title; absent: the label. */
  readonly title?: Said<Of>;
  /** What it does, and who is told. */
  readonly help?: Said<Of>;
  /** The act in words: on the button that does it. */
  readonly label: Said<Of>;
  /** On the button that opens it; absent: the label. */
  readonly open?: Said<Of>;
  /** The name of that button among others alike: 「名刺」の価格を変更する. */
  readonly openOf?: (of: Of) => string;
}

/** What is said of an act; `In` stands in its fields, `Sent` is what they hold once nothing is wrong with it. */
interface Shape<Of, Seen, G, In, Sent, Answer> extends Words<Of> {
  /** What it asks for, in the order in which it stands. */
  readonly fields?: (of: Of, seen: Seen) => G;
  /** What is wrong with fields beside each other, at each. */
  readonly check?: (typed: In, of: Of) => Partial<Readonly<Record<keyof In, string | undefined>>>;
  /** Which fields are there; absent: all. */
  readonly hides?: (typed: In, of: Of, seen: Seen) => Partial<Record<keyof In, boolean>>;
  /** Nothing can be sent yet. */
  readonly isIdle?: (typed: In, of: Of) => boolean;
  /** Those that do not name their field, or say here more than in the catalogue. */
  readonly refusals?: Refusals<keyof In>;
  /** Over the fields: how it is now. */
  readonly above?: (of: Of) => ReactNode;
  /** Under the fields: what becomes of what was typed. */
  readonly aside?: (typed: In, of: Of, seen: Seen) => ReactNode;
  /** The act in words where they depend on what was typed. */
  readonly relabel?: (typed: In, of: Of) => string | undefined;
  /** Something stands beside each other in it. */
  readonly isWide?: boolean;
  readonly look?: Look<Of, Seen>;
  /** Told once it is done; absent: what comes next shows it. */
  readonly done?: string | ((answer: Answer, sent: Sent, of: Of) => string);
  /** Shown in place of the form once it is done. */
  readonly answered?: (answer: Answer, onClose: () => void) => ReactNode;
  /** What is done with the answer: a file is saved. */
  readonly onDone?: (answer: Answer, of: Of, sent: Sent) => void;
  readonly isDestructive?: boolean;
  /** Its button does it at once: it asks for nothing, and can be put right. */
  readonly isDirect?: boolean;
  /** Whom or what it is for; absent: all that the list has. */
  readonly isFor?: (of: Of) => boolean;
}

interface Declared<R extends Route, Of, G extends Fields, Seen, F extends Fields = NoInfer<G>> extends Shape<
  Of,
  Seen,
  G,
  TypedIn<F>,
  SentFrom<F>,
  CallAnswer<R>
> {
  /** What the call is about; needed where its path names something. */
  readonly params?: (of: Of, sent: SentFrom<F>) => ParamsOf<R>;
  /** What else is read again, besides what the same part of the contract reads, and the changes of settings. */
  readonly refreshes?: readonly Calls[];
}

/** What is drawn of any act, whatever its own types are. */
type Drawn<Of> = Shape<Of, unknown, Fields, Typed, Typed, unknown>;
/** An act of operators, as its button and its dialog take it. */
export interface Act<Of> extends Drawn<Of> {
  readonly name: AdminCall;
  readonly refreshes: readonly Calls[];
  readonly run: (sent: Typed, of: Of, seen: unknown) => Promise<unknown>;
}

/**
 * Declares an act: one call of the contract, the fields it asks for, and its words. Who may do it stands in the table of acts and roles; what
 * it is refused for lands at the field that the refusal names.
 *
 * @example
 * const price = act(giftAdminRoutes, 'changeGiftPrice', {
 *   label: t.save, title: ({ name }) => t.priceTitle(name), done: t.changed,
 *   params: ({ giftId }: Gift) => ({ giftId }),
 *   fields: ({ points }) => ({ points: count(t.points, t.pointsWrong, { start: points, isRight: isGiftPrice }) }),
 * });
 */
export function act<
  Part extends Readonly<Record<string, Route>>,
  Name extends keyof Part & AdminCall,
  Of = void,
  F extends Fields = NoFields,
  Seen = undefined,
>(
  part: Part,
  name: Name,
  declared: Declared<Part[Name], Of, F, Seen> &
    (
      | { readonly body: (sent: SentFrom<NoInfer<F>>, of: Of, seen: Seen) => BodyInputOf<Part[Name]> }
      /** What is done where it is more than this one call. */
      | { readonly send: (sent: SentFrom<NoInfer<F>>, of: Of) => Promise<CallAnswer<Part[Name]>> }
    ),
): Act<Of>;
/** The same of an act whose fields are what is sent, or that sends nothing. */
export function act<
  Part extends Readonly<Record<string, Route>>,
  Name extends keyof Part & AdminCall,
  Of = void,
  F extends Fields = NoFields,
  Seen = undefined,
>(
  part: Part,
  name: Name,
  declared: Declared<Part[Name], Of, F, Seen>,
): [BodyInputOf<Part[Name]>] extends [undefined]
  ? Act<Of>
  : SentFrom<F> extends BodyInputOf<Part[Name]>
    ? Act<Of>
    : 'The fields are not what is sent: say its body';
export function act<Of>(part: Readonly<Record<string, Route>>, name: string, declared: unknown): unknown {
  const {
    params,
    body,
    send,
    refreshes = [],
    ...drawn
  } = declared as Drawn<Of> & {
    readonly params?: (of: Of, sent: Typed) => Typed;
    readonly body?: (sent: Typed, of: Of, seen: unknown) => Typed;
    readonly send?: (sent: Typed, of: Of) => Promise<unknown>;
    readonly refreshes?: readonly Calls[];
  };
  const route = part[name]!;
  if (route.path.includes(':') && !params && !send) throw new Error(`${name} does not say what it is about`);
  const run = (sent: Typed, of: Of, seen: unknown) => {
    const asked = {
      ...(params && { params: params(of, sent) }),
      // The browser has no schemas: what is declared says whether something is sent.
      ...((body ?? drawn.fields) && { body: body ? body(sent, of, seen) : sent }),
    };
    return call(route, asked as never);
  };
  return { ...drawn, name, refreshes: [part, ...refreshes], run: send ?? run };
}
