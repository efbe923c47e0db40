import { formatDayLong, formatTime, dayOf } from '@yoimachi/domain/time';
import { BEFORE_MINUTES } from '../commands/move-clock.ts';
import { ja } from '../dev.ja.ts';
import { html, type Html } from '#platform/html';
import type { DevOperator } from '#desk/office';
import type { Coming } from '../dev.deps.ts';
import type { DevPerson } from '../queries/people.ts';
import { layout } from './layout.ts';

export interface HomeView {
  readonly now: Date;
  /** How far the product's clock is ahead of the machine's. */
  readonly aheadMinutes: number;
  readonly nextBookingAt: Date | null;
  /** Whether payments are made by the provider that runs in this process. */
  readonly hasSandbox: boolean;
  /** Who can sign in at the LINE that runs in this process. */
  readonly linePeople: readonly string[];
  readonly search: string;
  /** What is still being made beside the product; null: all is there. */
  readonly coming: Coming | null;
  /** Whether sample documents can be drawn. */
  readonly hasDocuments: boolean;
  readonly operators: readonly DevOperator[];
  readonly guests: readonly DevPerson[];
  readonly casts: readonly DevPerson[];
}

const SHOWN = 12;

const long = (at: Date) => `${formatDayLong(dayOf(at))} ${formatTime(at)}`;
/** The value format of a datetime-local field, in Tokyo time. */
const local = (at: Date) => `${dayOf(at)}T${formatTime(at)}`;

/** The tools: where to go, the clock, who is there. */
export function homePage(view: HomeView): string {
  return layout(
    ja.title,
    html`<nav aria-label="${ja.title}">
        <ul class="links">
          <li><a href="/">${ja.toApp}</a></li>
          <li><a href="/dev/inbox">${ja.toInbox}</a></li>
          <li><a href="/v1/openapi.json">${ja.toApi}</a></li>
          ${view.hasSandbox ? html`<li><a href="/sandbox-pay/webhooks">${ja.toSandbox}</a></li>` : null}
          <li><a href="/metrics">${ja.toMetrics}</a></li>
        </ul>
      </nav>
      ${comingSection(view)} ${clockSection(view)} ${lineSection(view)} ${officeSection(view)}
      <section aria-labelledby="people">
        <h2 id="people">${ja.people}</h2>
        <p class="sub">${ja.peopleHelp}</p>
        <form method="get" action="/dev" role="search" class="line">
          <label for="q">${ja.search}</label>
          <input id="q" name="q" value="${view.search}" autocomplete="off" />
          <button class="quiet">${ja.doSearch}</button>
        </form>
        <div class="columns">
          ${peopleList(ja.guests, view.guests, view)}${peopleList(ja.casts, view.casts, view)}
        </div>
      </section>`,
  );
}

/** It leaves the open page when all is there. */
function comingSection({ coming }: HomeView): Html | null {
  if (coming === null) return null;
  const { done, of, hasFailed } = coming;
  return html`<section id="coming" aria-labelledby="coming-title" data-refresh>
    <h2 id="coming-title">${ja.coming}</h2>
    ${
      hasFailed
        ? html`<p role="alert">${ja.comingFailed}</p>`
        : html`<p role="status">${ja.comingSteps(done, of)}</p>
            <progress max="${of}" value="${done}" aria-labelledby="coming-title"></progress>
            <p class="sub">${ja.comingHelp}</p>`
    }
  </section>`;
}

/** That its clock waits, and, once somebody has asked it to move, that it is waiting. */
const clockWaits = html`<div id="clock-waits" data-refresh>
  <p class="sub">${ja.clockWaits}</p>
  <p role="status" data-busy hidden>${ja.clockIsWaiting}</p>
</div>`;

function clockSection({ now, aheadMinutes, nextBookingAt, coming }: HomeView): Html {
  return html`<section aria-labelledby="clock">
    <h2 id="clock">${ja.clock}</h2>
    <div id="now" data-refresh>
      <p class="clock">
        <span class="sub">${ja.now}</span><time datetime="${now.toISOString()}">${long(now)}</time>
      </p>
      <p class="sub">${aheadMinutes === 0 ? ja.notAhead : ja.ahead(span(aheadMinutes))}${ja.forwardOnly}</p>
    </div>
    ${coming?.isDemoPlaying ? clockWaits : null}
    <div class="buttons">
      ${clockButton(ja.plusMinutes(15), 'minutes', '15')} ${clockButton(ja.plusHours(1), 'minutes', '60')}
      ${clockButton(ja.tomorrowNoon, 'place', 'tomorrowNoon')}
      ${nextBookingAt ? clockButton(ja.beforeNext(BEFORE_MINUTES), 'place', 'beforeNextBooking') : null}
    </div>
    ${nextBookingAt ? null : html`<p class="sub">${ja.noNext(BEFORE_MINUTES)}</p>`}
    <form method="post" action="/dev/clock" class="line">
      <label for="at">${ja.at}</label>
      <input
        id="at"
        type="datetime-local"
        name="advanceTo"
        min="${local(now)}"
        value="${local(now)}"
        required
      />
      <button class="quiet">${ja.moveTo}</button>
    </form>
  </section>`;
}

function lineSection({ linePeople }: HomeView): Html | null {
  if (linePeople.length === 0) return null;
  return html`<section aria-labelledby="line">
    <h2 id="line">${ja.line}</h2>
    <p class="sub">${ja.lineHelp}</p>
    <p>${linePeople.join(ja.comma)}</p>
  </section>`;
}

function officeSection({ operators }: HomeView): Html {
  return html`<section aria-labelledby="office">
    <h2 id="office">${ja.office}</h2>
    <p class="sub">${ja.officeHelp}</p>
    <ul class="people" id="operators" data-refresh>
      ${operators.map(operatorRow)}
    </ul>
  </section>`;
}

function operatorRow({ id, name, role, code }: DevOperator): Html {
  return html`<li>
    <span class="who"
      ><b>${name}</b
      ><span class="sub">${ja.role[role]}</span
      >${code === null ? null : html`<span class="chip">${ja.officeCode(code)}</span>`}</span
    >
    <form method="post" action="/dev/office">
      <input type="hidden" name="operator_id" value="${id}" />
      <button class="quiet" aria-label="${ja.toOffice}: ${name}">${ja.toOffice}</button>
    </form>
  </li>`;
}

function clockButton(label: string, name: string, value: string): Html {
  return html`<form method="post" action="/dev/clock">
    <input type="hidden" name="${name}" value="${value}" /><button>${label}</button>
  </form>`;
}

function peopleList(title: string, people: readonly DevPerson[], { hasDocuments }: HomeView): Html {
  const hidden = people.length - SHOWN;
  return html`<section>
    <h3>${title}</h3>
    ${people.length === 0 ? html`<p class="sub">${ja.nobody}</p>` : null}
    <ul class="people">
      ${people.slice(0, SHOWN).map((person) => personRow(person, hasDocuments))}
    </ul>
    ${hidden > 0 ? html`<p class="sub">${ja.more(hidden)}</p>` : null}
  </section>`;
}

function personRow(person: DevPerson, hasDocuments: boolean): Html {
  const { id, nickname, phone, suspended, verified, isDemo } = person;
  const name = nickname === '' ? ja.unnamed : nickname;
  const state = suspended ? ja.suspended : verified ? null : ja.notVerified;
  return html`<li>
    <span class="who"
      ><b>${name}</b
      ><span class="sub">${phone === '' ? ja.lineOnly : phone}</span
      >${isDemo ? html`<span class="chip">${ja.demo}</span>` : null}${state ? html`<span class="chip">${state}</span>` : null}</span
    >
    <form method="post" action="/dev/tab">
      <input type="hidden" name="account_id" value="${id}" />
      <button class="quiet" aria-label="${ja.thisTab}: ${name}">${ja.thisTab}</button>
      <button class="quiet" formtarget="_blank" aria-label="${ja.newTab}: ${name}">${ja.newTab}</button>
    </form>
    ${
      hasDocuments
        ? html`<a class="sub" href="/dev/documents?account_id=${id}" aria-label="${ja.documents}: ${name}"
            >${ja.documents}</a
          >`
        : null
    }
  </li>`;
}

function span(minutes: number): string {
  const parts = [
    ja.days(Math.floor(minutes / 1440)),
    ja.hours(Math.floor(minutes / 60) % 24),
    ja.minutes(minutes % 60),
  ];
  return parts.filter((part) => !part.startsWith('0')).join('');
}
