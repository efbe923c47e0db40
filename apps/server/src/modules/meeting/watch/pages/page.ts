import { isWatchable, watchStage } from '@yoimachi/domain/watch';
import { framedPage, html, type Html } from '#platform/html';
import { ja } from '../watch.ja.ts';
import type { MeetingRow } from '../watch.store.ts';

export const WATCH_PAGES = { site: ja.product, style: '/watch/style.css', script: '/watch/watch.js' };

const layout = (title: string, content: Html) => framedPage(WATCH_PAGES, title, content);

/** What is the same for a link that was ended and one that never was: whoever tries learns nothing. */
export const gonePage = (): string => layout(ja.gone, html`<p>${ja.goneHelp}</p>`);

/** Place, time and state of her meeting, and nothing of whom she meets. */
export function watchPage(meeting: MeetingRow, now: Date): string {
  const { state, startsAt, place, nickname } = meeting;
  const stage = watchStage(state, now);
  if (stage === 'LEFT') return layout(ja.left, html`<p>${ja.leftHelp(nickname)}</p>`);
  if (!isWatchable(stage) || stage === 'CLOSED') return gonePage();
  return layout(
    ja.title,
    html`<p>${ja.lead(nickname)}</p>
      <div data-watch data-stale="${ja.stale}" class="card">
        <div class="stage" role="status">
          <p class="name ${stage.toLowerCase()}">${ja.stages[stage]}</p>
          <p class="sub">${ja.stageHelp[stage]}</p>
        </div>
        <dl>${row(ja.time, ja.timeOf(startsAt, state.endsAt))} ${row(ja.place, place)}</dl>
        <p class="sub updated">${ja.updated(now)}</p>
      </div>
      <p class="sub" data-updates hidden>${ja.updates}</p>
      <noscript><p class="sub">${ja.noScript}</p></noscript>
      <p class="sub">${ja.police}</p>`,
  );
}

const row = (name: string, value: string): Html =>
  html`<div>
    <dt>${name}</dt>
    <dd>${value}</dd>
  </div>`;
