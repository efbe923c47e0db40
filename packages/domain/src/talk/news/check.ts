import { fail, ok, type Result } from '@yoimachi/domain/result';
import { hasVisibleText } from '@yoimachi/domain/text';
import {
  NEWS_BODY_LENGTH,
  NEWS_REASON_LENGTH,
  NEWS_TITLE_LENGTH,
  type NewsAudience,
  type NewsKind,
} from './catalogue.ts';
import type { Period } from './period.ts';
import { isNewsLink } from './text.ts';

export interface NewsWords {
  readonly title: string;
  /** Plain paragraphs with links: see `paragraphsOf`. */
  readonly body: string;
}

export interface NewNews extends NewsWords, Period {
  readonly kind: NewsKind;
  readonly audience: NewsAudience;
  readonly isPinned: boolean;
}

export interface NewBanner extends Period {
  /** What the picture says, for who does not see it. */
  readonly title: string;
  readonly link: string;
  readonly audience: NewsAudience;
}

type Checked = Result<undefined, 'VALIDATION'>;

const isLine = (text: string, most: number) =>
  hasVisibleText(text) && text.length <= most && !text.includes('\n');

/** VALIDATION with the field that is empty, too long, or has an address behind words that nobody may be led to. */
function checkWords({ title, body }: NewsWords): Checked {
  if (!isLine(title, NEWS_TITLE_LENGTH)) return fail('VALIDATION', 'title');
  if (!hasVisibleText(body) || body.length > NEWS_BODY_LENGTH) return fail('VALIDATION', 'body');
  const links = [...body.matchAll(/\]\(([^)\n]*)\)/g)].map(([, address]) => address ?? '');
  return links.every(isNewsLink) ? ok() : fail('VALIDATION', 'body');
}

/** VALIDATION with the field that is out of its limits; only what is important, or tells of trouble, stands above the rest. */
export function checkNews(news: NewNews): Checked {
  const words = checkWords(news);
  if (!words.ok) return words;
  if (news.isPinned && news.kind !== 'IMPORTANT' && news.kind !== 'TROUBLE')
    return fail('VALIDATION', 'isPinned');
  return checkPeriod(news);
}

export function checkBanner(banner: NewBanner): Checked {
  if (!isLine(banner.title, NEWS_TITLE_LENGTH)) return fail('VALIDATION', 'title');
  if (!isNewsLink(banner.link)) return fail('VALIDATION', 'link');
  return checkPeriod(banner);
}

/** VALIDATION where it ends before it begins. */
const checkPeriod = ({ startsAt, endsAt }: Period): Checked =>
  endsAt === null || startsAt < endsAt ? ok() : fail('VALIDATION', 'endsAt');

/** Why something that people may have read is changed. */
export const checkNewsReason = (reason: string): Checked =>
  isLine(reason, NEWS_REASON_LENGTH) ? ok() : fail('VALIDATION', 'reason');
