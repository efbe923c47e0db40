import type { Source } from '../sources.ts';
import { lineOf, type Node } from '../borders/ast.ts';
import { bodiesOf, type Body, type Bodies } from './bodies.ts';
import { argumentsOf, calleeOf, expectationOf, optionOf, UNWAITED } from './calls.ts';

const LEADING: ReadonlySet<string> = new Set(['goto', 'reload', 'goBack', 'goForward']);
/** Of `e2e/support`, which leads the page that it is given on as a link does. */
const LEADING_ON = 'show';

/** Acts and reads that wait until what they are about is there. */
const WAITING: ReadonlySet<string> = new Set(
  `blur boundingBox check clear click dblclick dispatchEvent dragTo fill focus getAttribute hover innerHTML innerText inputValue
   isChecked isDisabled isEditable isEnabled press pressSequentially scrollIntoViewIfNeeded selectOption selectText setChecked
   setInputFiles tap textContent uncheck`.split(/\s+/),
);

/** The frame of every screen is there before what it shows. */
const FRAME = /\.(?:locator\(['"](?:html|body|main|#root)['"]\)|getByRole\(['"]main['"]\))(?:\.first\(\))?$/;

/** A link leads to another screen; what a button does is not known. */
const LINK = /\.getByRole\(\s*['"]link['"](?:(?!\.(?:getBy|locator))[^])*$/;

/** `away`: to another screen. `there`: a look that waits for something. `absent`: one that is content with nothing. */
type Kind = 'away' | 'there' | 'absent';

interface Event {
  readonly kind: Kind;
  /** Whose browser: the name of its page; null where that cannot be read. */
  readonly page: string | null;
}

/** What one function does to the pages it is given, for whoever calls it. */
interface Summary {
  /** The first that happens to each page. */
  readonly first: Map<string, Kind>;
  /** Pages at which nothing has been seen since they were led away. */
  readonly unseen: Set<string>;
  readonly seen: Set<string>;
  /** Where something absent is looked for on an unseen page. */
  readonly offences: Node[];
}

/** Where a walk's first look after a navigation is at nothing, by helpers, too: what is not drawn yet is not there either. */
export function firstLooks(sources: readonly Source[]): string[] {
  const bodies = bodiesOf(sources);
  const known = new Map<Body, Summary>();
  return bodies.all.flatMap((body) =>
    summaryOf(body, bodies, known).offences.map(
      ({ end }) =>
        `${body.source.path}:${lineOf(body.source.text, end)}: the first look after a navigation waits for something that is there; only then for what is not, and only then a read that does not wait`,
    ),
  );
}

function summaryOf(body: Body, bodies: Bodies, known: Map<Body, Summary>): Summary {
  const ready = known.get(body);
  if (ready) return ready;
  const summary: Summary = { first: new Map(), unseen: new Set(), seen: new Set(), offences: [] };
  // One that calls itself finds what is known by then.
  known.set(body, summary);
  for (const call of body.calls) {
    const event = eventOf(call, body);
    const called = event ? null : bodies.calledBy(call, body);
    const events = event
      ? [event]
      : called
        ? eventsAt(call, body, called, summaryOf(called, bodies, known))
        : [];
    for (const one of events) if (!happens(one, summary)) summary.offences.push(call);
  }
  return summary;
}

/** Keeps what happens to a page; whether it may. */
function happens({ kind, page }: Event, { first, unseen, seen }: Summary): boolean {
  if (page === null) return kind !== 'absent' || unseen.size === 0;
  if (!first.has(page)) first.set(page, kind);
  if (kind === 'absent') return !unseen.has(page);
  (kind === 'away' ? unseen : seen).add(page);
  (kind === 'away' ? seen : unseen).delete(page);
  return true;
}

/** What a helper does, in the names of who calls it. */
function eventsAt(call: Node, caller: Body, called: Body, summary: Summary): Event[] {
  return [...summary.first].flatMap(([name, kind]) => {
    const index = called.parameters.indexOf(name);
    const page = index < 0 ? name : caller.pageOf(argumentsOf(call)[index]);
    const last = summary.unseen.has(name) ? 'away' : summary.seen.has(name) ? 'there' : kind;
    return [
      { kind, page },
      { kind: last, page },
    ];
  });
}

function eventOf(call: Node, body: Body): Event | null {
  const expectation = expectationOf(call);
  if (expectation) return lookOf(call, expectation, body);
  const callee = calleeOf(call);
  if (!callee?.object)
    return callee?.name === LEADING_ON ? { kind: 'away', page: body.pageOf(argumentsOf(call)[0]) } : null;
  const page = body.pageOf(callee.object);
  const isLed =
    LEADING.has(callee.name) || (callee.name === 'click' && LINK.test(body.textOf(callee.object)));
  if (isLed) return { kind: 'away', page };
  if (UNWAITED.has(callee.name) && page !== null) return { kind: 'absent', page };
  if (callee.name === 'waitFor') {
    const state = optionOf(argumentsOf(call)[0], 'state')?.['value'];
    if (state === 'hidden' || state === 'detached') return { kind: 'absent', page };
  } else if (!WAITING.has(callee.name)) return null;
  return isFrame(callee.object, body) ? null : { kind: 'there', page };
}

function lookOf(
  call: Node,
  { of, isNot, matcher, isPolled }: NonNullable<ReturnType<typeof expectationOf>>,
  body: Body,
): Event | null {
  // An address is there before its screen; a value has been read before.
  if (!of || isPolled || matcher === 'toHaveURL' || of.type === 'AwaitExpression') return null;
  const page = body.pageOf(of);
  if (isContentWithNothing(call, matcher, isNot)) return { kind: 'absent', page };
  // What is there and must not say something is waited for, too.
  return isFrame(of, body) ? null : { kind: 'there', page };
}

const isFrame = (locator: Node, body: Body): boolean => FRAME.test(body.textOf(locator));

const OF_PRESENCE: ReadonlySet<string> = new Set(['toBeVisible', 'toBeAttached', 'toBeInViewport']);

function isContentWithNothing(call: Node, matcher: string, isNot: boolean): boolean {
  const [given] = argumentsOf(call);
  const asked = optionOf(given, 'visible') ?? optionOf(given, 'attached');
  const isPresence = OF_PRESENCE.has(matcher);
  const isOfNothing =
    matcher === 'toBeHidden' ||
    (matcher === 'toHaveCount' && given?.['value'] === 0) ||
    (isPresence && asked?.['value'] === false);
  return isNot ? isPresence && !isOfNothing : isOfNothing;
}
