import type { OperatorRef } from '@yoimachi/domain/operator';
import type { ClosedCrypto } from '../platform/crypto/index.ts';
import type { AppContext } from '../platform/module/index.ts';

/** What a command-line command depends on: the running product's database, clock and keys, and the operator named. */
export interface OperatorContext extends Pick<
  AppContext,
  'db' | 'clock' | 'ids' | 'config' | 'log' | 'metrics' | 'works'
> {
  /** Opens nothing: what is sealed is read by a call that keeps who read it. */
  readonly crypto: ClosedCrypto;
  /** `--operator <name>`; undefined when nobody was named. */
  readonly operator: OperatorRef | undefined;
}

/** Somebody acts: an enabled operator. */
export interface ActingContext extends OperatorContext {
  readonly operator: OperatorRef;
}

/** What was typed after the command's name. */
export interface CliArgs {
  /** Without the options, in the order typed. */
  readonly positional: readonly string[];
  /** Whether `--name` was given. */
  flag(name: string): boolean;
  /** The text after `--name`; undefined when it was not given. */
  option(name: string): string | undefined;
  /** The text after `--name`. @throws UsageError without it. */
  required(name: string): string;
  /** The positional argument at this place. @throws UsageError without it. */
  at(index: number): string;
}

interface Described {
  readonly name: string;
  /**
   * Its arguments, a colon, and one line of what it does: `'<phone|id> [--take-fee]: ends an account's sessions'`. The options are read
   * from here: `--day <date>` takes a value, `--pending` is a flag, any other is refused.
   */
  readonly usage: string;
  /** What the terminal ends with when it fails, for who asks by a program; absent: 1. */
  readonly failureCode?: number;
}

/** Lists what operators work on; no operator need be named. A number that it answers is what the terminal ends with. */
interface Listing extends Described {
  run(context: OperatorContext, args: CliArgs): Promise<number | void>;
}

/** Changes something or reads private data: refused unless an operator is named. */
interface Act extends Described {
  act(context: ActingContext, args: CliArgs): Promise<void>;
}

/** One command at the terminal. */
export type CliCommand = Listing | Act;

/** Something is missing or not understood: the usage of the command is shown. */
export class UsageError extends Error {}
