import { NOTICE_KINDS, noticeRule, type WordedKind } from '@yoimachi/domain/notification';
import { sampleNotice, type Wording } from '@yoimachi/domain/notice-wording';
import { publicOrigin, type Config } from '#platform/config';
import { letterOf } from './letter-of.ts';
import { sentenceOf, titleOf } from './wordings-in-mind.ts';

/** How a notice of a kind looks with these words and the values of samples. */
export interface WordingPreview {
  /** Null where the product itself lists it elsewhere, as it does messages. */
  readonly inApp: string | null;
  readonly push: { readonly title: string; readonly body: string };
  readonly mail: { readonly subject: string; readonly text: string };
}

export function previewWording(
  config: Pick<Config, 'port' | 'publicUrl' | 'supportMail'>,
  kind: WordedKind,
  wording: Wording,
): WordingPreview {
  const wordings = new Map([[kind, wording]]);
  const body = sentenceOf(wordings, sampleNotice(kind));
  const title = titleOf(wordings, kind);
  const url = `${publicOrigin(config)}${noticeRule(kind)!.leadsTo[0] ?? '/notification'}`;
  const { subject, text } = letterOf(config, { title, body, url });
  return {
    inApp: NOTICE_KINDS.some((one) => one === kind) ? body : null,
    push: { title, body },
    mail: { subject, text },
  };
}
