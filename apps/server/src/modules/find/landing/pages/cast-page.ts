import { html } from '#platform/html';
import { castTexts as ja } from '../cast.ja.ts';
import type { Facts } from '../facts.ts';
import { areas } from './areas.ts';
import { action, cards, frame, hero, paragraphs, questionList, section, steps, table } from './frame.ts';

const START = '/authentication?as=cast';

export const castPage = ({ regions, stages }: Facts, publicUrl: string | null): string =>
  frame({
    ...{ path: '/for-casts', title: ja.title, description: ja.description, side: 'cast', publicUrl },
    questions: ja.list,
    content: html`${hero(ja, action(START, ja.start))}
      ${section('what', ja.what, html`${paragraphs(ja.whatText)}`)} ${section('how', ja.how, steps(ja.steps))}
      ${section(
        'prices',
        ja.prices,
        html`<p>${ja.priceLead}</p>
          ${table(ja.priceCaption, ja.priceHead, stages.map(ja.priceRow))} ${paragraphs(ja.priceNotes)}`,
      )}
      ${section('safety', ja.safety, cards(ja.safetyCards))}
      ${section('areas', ja.areas, areas(ja.areasLead, regions))}
      ${section(
        'questions',
        ja.questions,
        html`${questionList(ja.list)}
          <p><a href="/authentication/legal/faq?side=cast">${ja.all}</a></p>`,
      )}
      <div class="end">${action(START, ja.start)}</div>`,
  });
