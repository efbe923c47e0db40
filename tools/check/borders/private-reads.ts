import type { Source } from '../sources.ts';

/** Where an act opens what is sealed and shows none of it. */
const ACTS: ReadonlySet<string> = new Set([
  // the new number is bound
  'people/phone/commands/decide-change.ts',
  'people/phone/commands/decide-lost-number.ts',
  // the new name is registered
  'people/profile/account-info/decide-name-request.ts',
  // what she registered says the corrected birthday, too
  'people/profile/account-info/correct-birthday.ts',
  // what is her bank's when she leaves
  'people/leaving/commands/leave-for.ts',
  // the account is paid to
  'money/payoff/payoff.admin.ts',
]);

/** Where something sealed is opened beside operators: in the door's own call, or because it is their own. */
const OPENED_AT_THE_DESK: ReadonlySet<string> = new Set([
  // in the context that `readPrivately` gives
  'base/access-record/origin.ts',
  'desk/on-call/queries/details.ts',
  // numbers and mail of operators themselves
  'desk/on-call/tell.ts',
  'desk/office/secrets.ts',
  // people of the demo, on a page that production does not have
  'desk/dev/queries/people.ts',
  'desk/dev/queries/registered-person.ts',
]);

/** What the terminal takes from modules without a call: lists that show nothing private, and what finds an account or an operator. */
const OPEN_LISTS: ReadonlySet<string> = new Set([
  'actingOperator',
  'addOperator',
  'changeOperator',
  'closed',
  'findAccounts',
  'findOperator',
  'forbiddenNicknames',
  // how the first operator comes in
  'invite',
  'listOperators',
  'listTextStops',
  // nothing in it is about a person
  'readState',
  'readTextRule',
]);

const MODULES = 'apps/server/src/modules/';
const TERMINAL = 'apps/server/src/operator-cli/';
const DOOR = 'base/read-log/';

/** The names that a file takes from modules by value. */
const entered = (text: string): string[] =>
  [
    ...text.matchAll(/^import \{([^}]*)\} from '#(?:base|people|find|meeting|money|talk|desk)\/[^']*';$/gm),
  ].flatMap(([, names]) =>
    names!
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type ')),
  );

/** Every way around the log of reads: rules.md 13 wants a row, a reason and a ceiling for each. */
export function privateReadFindings(sources: readonly Source[]): string[] {
  return sources.flatMap(({ path, text }) => {
    const place = path.replace(MODULES, '');
    if (place.startsWith(DOOR)) return [];
    const found: string[] = [];
    const add = (what: string) => found.push(`${path}: ${what}`);
    if (/\bopenedForAct\b/.test(text) && !ACTS.has(place))
      add('opens for an act; what is shown is read by readPrivately');
    if (/\bas (?:unknown as )?Crypto\b/.test(text)) add('makes crypto that opens of crypto that does not');
    const isDesk = /^(?:desk|base)\//.test(place) || path.startsWith(TERMINAL) || place.endsWith('.admin.ts');
    if (isDesk && /\bcrypto\s*\.open\(/.test(text) && !OPENED_AT_THE_DESK.has(place))
      add('opens what is sealed; operators read by readPrivately');
    if (path.startsWith(TERMINAL))
      for (const name of entered(text))
        if (!OPEN_LISTS.has(name) && !name.endsWith('Admin') && name !== 'callAsOperator')
          add(`takes ${name} from a module: what is private is shown by a call that keeps who read it`);
    return found;
  });
}
