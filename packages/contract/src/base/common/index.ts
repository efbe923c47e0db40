import * as z from 'zod/mini';
import { cleanText, nameUnits } from '@yoimachi/domain/text';
import { isDay } from '@yoimachi/domain/time';

/** UUID of an entity. */
export const id = () => z.uuid();
/** An instant of an input, as ISO 8601 text in UTC. */
export const instantText = () => z.iso.datetime();
/** An instant of an answer: a handler may give a `Date`, what is sent is the same text. */
export const instant = () => instantText() as z.ZodMiniType<string, string | Date>;
/** A Japanese calendar day, `YYYY-MM-DD`, one that exists. */
export const day = () => z.string().check(z.refine(isDay, { error: 'DAY_INVALID' }));
/** Minutes from 00:00 JST of a business day; 1500 is 25:00. Rules on the value belong to the domain. */
export const minute = () => z.int().check(z.minimum(0), z.maximum(1800));
/** A non-negative whole number of points or yen. */
export const points = () => z.int().check(z.minimum(0));
/**
 * What an act costs, as the person saw it before pressing: points, and the billed minutes, null if no time is billed. If the server's sum
 * differs, nothing happens and SUM_CHANGED carries the new one in its details.
 */
export const sum = () => z.object({ points: points(), minutes: z.nullable(z.int().check(z.minimum(0))) });

/**
 * Anything a person types: invisible characters are removed (`cleanText`); control characters other than line breaks and lone surrogates
 * are refused. Every text of an input is one of these, or has its own pattern that accepts nothing invisible.
 */
export const text = (maxLength: number) =>
  z.string().check(z.overwrite(cleanText), z.maxLength(maxLength), z.regex(/^(?:[^\p{Cc}\p{Cs}]|\n)*$/u));
/** A name of so many characters as they are read, which `isNameTooLong` of the domain counts. */
export const name = (characters: number) => text(nameUnits(characters));
/** Made by a machine and read only by machines: tokens, challenges. Plain letters, digits and signs. */
export const token = (maxLength: number) => z.string().check(z.maxLength(maxLength), z.regex(/^[!-~]*$/));
/**
 * A path of the product that somebody is sent back to, in its one normal form: named parts between single slashes, nothing encoded, no part that
 * begins with a dot, and perhaps a query. A browser reads it as no other place.
 */
export const returnPath = () =>
  z
    .string()
    .check(z.maxLength(300), z.regex(/^\/(?:[\w-][\w.-]*(?:\/[\w-][\w.-]*)*\/?)?(?:\?[\w\-./?=&%]*)?$/));
/** A number in a query, which arrives as text. */
export const queryInt = () => z.coerce.number().check(z.int(), z.minimum(0), z.maximum(10_000_000));

/** A file's own bytes: of a route that `takes` them. */
export const fileBytes = () => z.custom<Uint8Array>((value) => value instanceof Uint8Array);

/** Where the next page begins; opaque to the client. */
export const cursor = () => z.string().check(z.maxLength(200), z.regex(/^[A-Za-z0-9_-]+$/));
export const pageQuery = { cursor: z.optional(cursor()) };
/** A list of objects with these fields. */
export const listOf = <Fields extends z.core.$ZodLooseShape>(fields: Fields) => z.array(z.object(fields));

/** A page by keyset; `nextCursor` is null on the last one. */
export const page = <Item extends z.ZodMiniType>(item: Item) =>
  z.object({ items: z.array(item), nextCursor: z.nullable(z.string()) });

export const PAGE_SIZE = 20;
/** Rows of a list of the back office, which is a table on a wide screen. */
export const OFFICE_PAGE_SIZE = 50;

/** A live document: an older version never overwrites a newer one. */
export const liveDocument = <Document extends z.ZodMiniType>(document: Document) =>
  z.object({ version: z.int(), document });
