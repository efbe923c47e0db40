import type { Readable } from 'node:stream';

/** Bytes from one to another, both included, counted from 0. */
export interface ByteRange {
  readonly from: number;
  readonly to: number;
}

/**
 * Where files lie, by names of ASCII letters, digits and `/_.-` (`STORAGE_KEY`). A name once used keeps its content: what changes gets another.
 * Which files belong to whom, and whether they are secret, is the business of who stores them.
 */
export interface Storage {
  /** Stores a file whole, or throws and leaves nothing of it. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Its bytes, or a part of them, as they are read; undefined when there is none. */
  open(key: string, range?: ByteRange): Promise<Readable | undefined>;
  /** Its bytes at once; undefined when there is none. */
  read(key: string): Promise<Buffer | undefined>;
  /** Undefined when there is none. */
  size(key: string): Promise<number | undefined>;
  /** Removes files for ever; one that is not there is removed. */
  remove(keys: readonly string[]): Promise<void>;
  /** The names that begin with this, which ends with `/`; all of them where it is empty. What was half stored when a process died is among them. */
  list(prefix: string): AsyncIterable<string>;
  /** How many bytes there is room for; null where nobody can say. */
  freeBytes(): Promise<number | null>;
}

const STORAGE_KEY = /^[A-Za-z0-9_-][A-Za-z0-9_.-]*(?:\/[A-Za-z0-9_-][A-Za-z0-9_.-]*)*$/;
const MAX_KEY = 300;

/** @throws when a name is not one of the storage's: it never comes from outside. */
export function properKey(key: string): string {
  if (key.length > MAX_KEY || !STORAGE_KEY.test(key)) throw new Error(`No name of a stored file: ${key}`);
  return key;
}
