import { OFFERED_DOCUMENTS, type OfferedDocument } from '@yoimachi/domain/age-check';
import { formatDay } from '@yoimachi/domain/time';
import { html, type Html } from '#platform/html';
import { SAMPLE_KINDS, type SampleKind } from '../dev.deps.ts';
import { ja } from '../dev.ja.ts';
import type { RegisteredPerson } from '../queries/registered-person.ts';
import { layout } from './layout.ts';

/** Links to every sample of a person, each drawn when it is opened; a sentence before she has registered. */
export function documentsPage(person: RegisteredPerson | undefined): string {
  return layout(
    ja.documentsTitle,
    html`<p><a href="/dev">${ja.back}</a></p>
      ${person ? samplesOf(person) : html`<p class="empty">${ja.noBirthday}</p>`}`,
  );
}

const samplesOf = ({ accountId, name, birthday }: RegisteredPerson): Html =>
  html`<p>${ja.registeredAs(name, formatDay(birthday))}</p>
    <p class="sub">${ja.documentsHelp}</p>
    ${OFFERED_DOCUMENTS.map((type) => samples(type, accountId))}`;

function samples(type: OfferedDocument, accountId: string): Html {
  const kinds = SAMPLE_KINDS.filter((kind) => kind !== 'BACK' || type === 'MY_NUMBER_CARD');
  return html`<section aria-labelledby="${type}">
    <h2 id="${type}">${ja.documentType[type]}</h2>
    <ul class="links">
      ${kinds.map((kind) => html`<li>${link(type, kind, accountId)}</li>`)}
    </ul>
  </section>`;
}

function link(type: OfferedDocument, kind: SampleKind, accountId: string): Html {
  const address = `/dev/document.jpg?account_id=${accountId}&type=${type}&kind=${kind}`;
  const label = `${ja.documentType[type]}: ${ja.sampleKind[kind]}`;
  return html`<a href="${address}" download="${type}-${kind}.jpg" aria-label="${label}"
    >${ja.sampleKind[kind]}</a
  >`;
}
