import { html } from '#platform/html';
import type { Facts } from '../facts.ts';
import { guestTexts as ja } from '../guest.ja.ts';
import { areas } from './areas.ts';
import { action, cards, frame, hero, paragraphs, questionList, section, steps, table } from './frame.ts';

const START = '/authentication?as=guest';

export const guestPage = ({ regions }: Facts, publicUrl: string | null): string =>
  frame({
    ...{
      path: '/',
      title: ja.title,
      description: ja.description,
      side: 'guest',
      publicUrl,
      questions: ja.list,
    },
    content: html`${hero(ja, action(START, ja.start))}
      ${section('what', ja.what, html`${paragraphs(ja.whatText)}`)} ${section('how', ja.how, steps(ja.steps))}
      ${section(
        'prices',
        ja.prices,
        html`<p>${ja.priceLead}</p>
          ${table(ja.priceCaption, ja.priceHead, ja.priceRows)} ${paragraphs(ja.priceNotes)}`,
      )}
      ${section('safety', ja.safety, cards(ja.safetyCards))}
      ${section('areas', ja.areas, areas(ja.areasLead, regions))}
      ${section(
        'questions',
        ja.questions,
        html`${questionList(ja.list)}
          <p><a href="/authentication/legal/faq">${ja.all}</a></p>`,
      )}
      <div class="end">${action(START, ja.start)}</div>`,
  });
