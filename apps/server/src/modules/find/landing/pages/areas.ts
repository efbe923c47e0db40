import { html, type Html } from '#platform/html';
import type { Region } from '../facts.ts';

/** Every district by prefecture, a region at a time. */
export const areas = (lead: string, regions: readonly Region[]): Html =>
  html`<p>${lead}</p>
    <div class="questions">
      ${regions.map(
        ({ name, prefectures }) =>
          html`<details>
            <summary>${name}</summary>
            <dl>
              ${prefectures.map(
                (prefecture) =>
                  html`<div>
                    <dt>${prefecture.name}</dt>
                    <dd>${prefecture.districts.join('　')}</dd>
                  </div>`,
              )}
            </dl>
          </details>`,
      )}
    </div>`;
