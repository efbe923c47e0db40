import { mapAddressOf } from '@yoimachi/domain/safety';
import { alertText } from '#desk/operator';
import { framedPage, html, type Html } from '#platform/html';
import type { StepRow } from '../alarm.store.ts';
import { ja } from '../on-call.ja.ts';
import type { AlarmDetails, AlarmPerson } from '../queries/details.ts';

export const ON_CALL_PAGES = { site: ja.product, style: '/on-call/style.css' };

const layout = (title: string, content: Html) => framedPage(ON_CALL_PAGES, title, content);

export const gonePage = (): string => layout(ja.gone, html`<p>${ja.goneHelp}</p>`);

/** Before it is taken nothing private: the link may be opened by a preview, or by who reads over a shoulder. */
export function stepPage(step: StepRow, details: AlarmDetails | null): string {
  const head = html`<p class="alert">${alertText(step.kind)}</p>
    <p class="sub">${ja.raisedAt(step.created_at)}</p>`;
  return layout(ja.title, html`${head} ${body(step, details)}`);
}

function body(step: StepRow, details: AlarmDetails | null): Html {
  if (step.acknowledged_at && step.taker_name !== null)
    return html`<p class="taken" role="status">${ja.taken(step.taker_name, step.acknowledged_at)}</p>
      ${details === null ? null : detailList(details)}`;
  if (step.handled_at) return html`<p class="taken" role="status">${ja.handled}</p>`;
  return html`<p class="sub">${ja.to(step.operator_name)}</p>
    <form method="post"><button>${ja.take}</button></form>
    <p class="sub">${ja.takeHelp}</p>`;
}

function detailList({ person, other, meeting, help }: AlarmDetails): Html {
  return html`${help.isWithdrawn ? html`<p class="taken">${ja.withdrawn}</p>` : null}
    <dl>
      ${person === null ? null : personRow(ja.who, person)}
      ${
        help.place === null
          ? null
          : row(
              ja.sosPlace,
              html`<a href="${mapAddressOf(help.place)}" rel="noreferrer">${ja.map}</a>
                ${ja.accuracy(help.place.accuracyMeters)}`,
            )
      }
      ${
        meeting === null
          ? null
          : html`${row(ja.meeting, html`${ja.meetingTime(meeting.startsAt, meeting.endsAt)}`)}
            ${row(ja.place, html`${meeting.place}`)}`
      }
      ${other === null ? null : personRow(ja.with, other)}
    </dl>`;
}

const row = (name: string, value: Html): Html =>
  html`<div>
    <dt>${name}</dt>
    <dd>${value}</dd>
  </div>`;

const personRow = (name: string, { nickname, isCast, phone }: AlarmPerson): Html =>
  row(
    name,
    html`${nickname}（${isCast ? ja.cast : ja.guest}）${phone && html`<br />${ja.phone}：<a href="tel:${phone}">${phone}</a>`}`,
  );
