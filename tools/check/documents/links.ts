import { posix } from 'node:path';
import { headingsOf } from '../anchors.ts';
import type { Source } from '../sources.ts';

const LINK = /(?<!\\)\[[^[\]]*\]\(([^)\s]+)\)/g;
const ELSEWHERE = /^[a-z]+:/;

/** A text without what only shows how something is written. */
const withoutCode = (text: string): string =>
  text.replaceAll(/^\s*```[\s\S]*?^\s*```/gm, '').replaceAll(/`[^`\n]*`/g, '');

/**
 * Links that lead nowhere: to no file or folder of the project, or to no heading of one of these documents.
 *
 * @param isThere whether a path from the project's root is a file or a folder.
 */
export function linkFindings(documents: readonly Source[], isThere: (path: string) => boolean): string[] {
  const anchors = new Map(
    documents.map(({ path, text }) => [path, new Set(headingsOf(text).map(({ anchor }) => anchor))]),
  );
  return documents.flatMap(({ path, text }) =>
    [...withoutCode(text).matchAll(LINK)].flatMap(([, target]) => {
      if (ELSEWHERE.test(target!)) return [];
      const [file, anchor] = target!.split('#') as [string, string?];
      const to = file === '' ? path : posix.join(posix.dirname(path), file);
      if (!isThere(to)) return [`${path}: ${target} leads to no file`];
      if (anchor === undefined || anchors.get(to)?.has(anchor) === true) return [];
      return [`${path}: ${target} leads to no heading`];
    }),
  );
}
