import { consentNames } from '@yoimachi/contract/consent';
import { createPortal } from 'react-dom';
import { visible } from '#lib/visible.ts';
import { PageText } from '#parts/page-text.tsx';
import { now } from '#ui/lib/clock.ts';
import { formatDay } from '#ui/lib/dates.ts';
import type { Member } from '../api.ts';
import { nameOf } from '../name.ts';
import { consentPlaceNames } from '../names.ja.ts';
import { secondText, textOfItem, type ConsentsAtMoment } from './consent-words.ts';
import { tabTexts as t } from './ja.ts';

interface Props {
  readonly member: Member;
  readonly found: ConsentsAtMoment;
}

/** The same on paper: seen by printers alone, so that no reader of the screen hears it twice. */
export const ConsentSheet = (props: Props) => createPortal(<Sheet {...props} />, document.body);

function Sheet({ member, found: { at, firstAt, isBefore, items, values } }: Props) {
  return (
    <div className="print-sheet" aria-hidden="true">
      <h1 className="text-lg">{t.printTitle(nameOf(member), member.number)}</h1>
      <p>{t.moment(secondText(at))}</p>
      <p>{t.printedAt(secondText(now()))}</p>
      {isBefore && <p>{firstAt === null ? t.nothing : t.before(secondText(firstAt))}</p>}
      <table className="my-4 w-full text-left">
        <thead>
          <tr>
            {[t.item, t.consentState, t.acceptedVersion, t.saidAt, t.place, t.inForce].map((header) => (
              <th key={header} scope="col">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map(({ item, standing, word, inForce }) => (
            <tr key={item}>
              <td>{consentNames[item]}</td>
              <td>{t.standings[standing]}</td>
              <td>{word && formatDay(word.version)}</td>
              <td>{word && secondText(word.at)}</td>
              <td>{word && consentPlaceNames[word.place]}</td>
              <td>{formatDay(inForce)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {items.some(({ word }) => word?.body) && <p>{t.valuesNow}</p>}
      {items.map((one) => {
        const text = textOfItem(one, values);
        if (one.word === null) return null;
        return (
          <section key={one.item} className="mt-6">
            <h2 className="text-base">{`${consentNames[one.item]} ${formatDay(one.word.version)}`}</h2>
            {text === null && <p>{t.lost}</p>}
            {text !== null && (one.word.body === null ? <p>{visible(text)}</p> : <PageText body={text} />)}
          </section>
        );
      })}
    </div>
  );
}
