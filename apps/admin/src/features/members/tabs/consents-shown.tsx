import { consentNames } from '@yoimachi/contract/consent';
import { useState } from 'react';
import { visible } from '#lib/visible.ts';
import { PageText } from '#parts/page-text.tsx';
import { SmallButton } from '#parts/small-button.tsx';
import { Chip } from '#ui/chip.tsx';
import { cx } from '#ui/cx.ts';
import { formatDay } from '#ui/lib/dates.ts';
import { saveFile } from '#ui/lib/save-file.ts';
import { Note } from '#ui/note.tsx';
import type { Member } from '../api.ts';
import { consentPlaceNames } from '../names.ja.ts';
import type { ConsentsAtMoment } from './consent-words.ts';
import { consentCsv, csvNameOf, secondText, textOfItem, type ItemAt } from './consent-words.ts';
import { ConsentSheet } from './consent-sheet.tsx';
import { tabTexts as t } from './ja.ts';

const looks = { ACCEPTED: 'ok', OUTDATED: 'wait', TAKEN_BACK: 'danger', NONE: 'mute' } as const;

interface Props {
  readonly member: Member;
  readonly found: ConsentsAtMoment;
}

/** What had been agreed to, each item beside the text of its version; to be printed or saved for counsel. */
export function ConsentsShown({ member, found }: Props) {
  const { at, firstAt, isBefore, items, values } = found;
  const [chosen, setChosen] = useState<string>(
    () => (items.find(({ word }) => word) ?? items[0])?.item ?? '',
  );
  const item = items.find((one) => one.item === chosen);
  const save = () =>
    saveFile(
      new Blob([consentCsv(member.number, found)], { type: 'text/csv' }),
      csvNameOf(member.number, at),
    );
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="nums mr-auto text-base">{t.moment(secondText(at))}</h3>
        <SmallButton onClick={() => window.print()}>{t.print}</SmallButton>
        <SmallButton onClick={save}>{t.saveCsv}</SmallButton>
      </div>
      {isBefore && <Note isBoxed>{firstAt === null ? t.nothing : t.before(secondText(firstAt))}</Note>}
      <div className="grid items-start gap-4 office:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <ol className="rounded-lg border border-line bg-surface">
          {items.map((one) => (
            <Line key={one.item} one={one} isChosen={one.item === chosen} onChoose={setChosen} />
          ))}
        </ol>
        {item && <Text item={item} values={values} />}
      </div>
      <ConsentSheet member={member} found={found} />
    </div>
  );
}

interface LineProps {
  readonly one: ItemAt;
  readonly isChosen: boolean;
  readonly onChoose: (item: string) => void;
}

function Line({ one: { item, standing, word, inForce }, isChosen, onChoose }: LineProps) {
  const name = consentNames[item];
  return (
    <li
      className={cx(
        'flex flex-wrap items-center gap-2 border-b border-line px-4 py-2 last:border-0',
        isChosen && 'bg-sunken',
      )}
    >
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2">
          <b>{name}</b>
          <Chip look={looks[standing]}>{t.standings[standing]}</Chip>
        </p>
        <p className="nums text-xs text-sub">
          {(word
            ? `${t.acceptedVersion} ${formatDay(word.version)}・${t.saidAt} ${secondText(word.at)}・${consentPlaceNames[word.place]}・`
            : '') + `${t.inForce} ${formatDay(inForce)}`}
        </p>
      </div>
      {word && (
        <SmallButton
          look="ghost"
          aria-label={t.textOf(name)}
          aria-pressed={isChosen}
          onClick={() => onChoose(item)}
        >
          {t.text}
        </SmallButton>
      )}
    </li>
  );
}

/** The text of the version that was agreed to. */
function Text({ item, values }: { readonly item: ItemAt; readonly values: ConsentsAtMoment['values'] }) {
  const name = consentNames[item.item];
  const text = textOfItem(item, values);
  return (
    <article
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by the keyboard
      tabIndex={0}
      className="flex max-h-[560px] flex-col gap-3 overflow-y-auto rounded-lg border border-line bg-surface p-5"
      aria-label={t.textOf(name)}
    >
      <h3 className="text-base">
        <span>{name}</span>
        {item.word && <span className="nums ml-2 text-xs text-sub">{formatDay(item.word.version)}</span>}
      </h3>
      {text === null && <p className="phrase text-sm text-sub">{item.word === null ? t.notSaid : t.lost}</p>}
      {text !== null && item.word?.body === null && <p className="text-sm">{visible(text)}</p>}
      {text !== null && item.word?.body !== null && (
        <>
          <Note>{t.valuesNow}</Note>
          <PageText body={text} />
        </>
      )}
    </article>
  );
}
