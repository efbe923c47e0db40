import { html } from '#platform/html';
import type { Region } from '../facts.ts';
import { areas } from './areas.ts';
import { action, frame, hero, panels, paragraphs, questionList, section, table } from './frame.ts';
import type { Opening, Panel, Question } from './frame.ts';

/** What is said to those whom a page is for. */
export interface Words extends Opening {
  readonly title: string;
  readonly description: string;
  /** The button that begins. */
  readonly start: string;
  readonly what: string;
  readonly whatText: readonly string[];
  readonly how: string;
  readonly steps: readonly Panel[];
  readonly prices: string;
  readonly priceLead: string;
  readonly priceCaption: string;
  readonly priceHead: readonly string[];
  readonly priceNotes: readonly string[];
  readonly safety: string;
  readonly safetyCards: readonly Panel[];
  readonly areas: string;
  readonly areasLead: string;
  readonly questions: string;
  readonly list: readonly Question[];
  /** The link to every question. */
  readonly all: string;
}

export interface Asked {
  readonly path: string;
  readonly side: 'guest' | 'cast';
  readonly words: Words;
  readonly priceRows: readonly (readonly string[])[];
  readonly regions: readonly Region[];
  readonly publicUrl: string | null;
}

/** The page for one side: what it is, how it works, what it costs or brings, safety, areas and questions. */
export function landingPage({ path, side, words, priceRows, regions, publicUrl }: Asked): string {
  const { title, description, list } = words;
  const start = action(`/authentication?as=${side}`, words.start);
  const faq = `/authentication/legal/faq${side === 'cast' ? '?side=cast' : ''}`;
  return frame({
    path,
    title,
    description,
    side,
    publicUrl,
    questions: list,
    content: html`${hero(words, start)} ${section('what', words.what, html`${paragraphs(words.whatText)}`)}
      ${section('how', words.how, panels('ol', 'steps', words.steps))}
      ${section(
        'prices',
        words.prices,
        html`<p>${words.priceLead}</p>
          ${table(words.priceCaption, words.priceHead, priceRows)} ${paragraphs(words.priceNotes)}`,
      )}
      ${section('safety', words.safety, panels('ul', 'cards', words.safetyCards))}
      ${section('areas', words.areas, areas(words.areasLead, regions))}
      ${section(
        'questions',
        words.questions,
        html`${questionList(list)}
          <p><a href="${faq}">${words.all}</a></p>`,
      )}
      <div class="end">${start}</div>`,
  });
}
