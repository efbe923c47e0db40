import type { GroupPerson } from '@yoimachi/contract/group';
import type { GroupSide } from '@yoimachi/domain/group';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { CardList } from '#ui/card.tsx';
import { FieldError } from '#ui/field.tsx';
import { GrowingList } from '#ui/growing-list.tsx';
import { Icon } from '#ui/icon.tsx';
import { Section } from '#ui/page.tsx';
import { State } from '#ui/state.tsx';
import { candidatesQuery } from './api/groups.ts';
import { groupTexts } from './ja.ts';
import { PersonLine } from './person-line.tsx';

interface Props {
  readonly side: GroupSide;
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
  readonly error?: string | undefined;
}

/** Whom one knows, to be ticked; found by a part of the name. Whoever is ticked stays so while others are searched for. */
export function MemberPicker({ side, chosen, onChange, error }: Props) {
  const t = groupTexts[side];
  const [keyword, setKeyword] = useState('');
  const sought = useDeferredValue(keyword.trim());
  const list = useInfiniteQuery(candidatesQuery(sought));
  const toggle = (userId: string) =>
    onChange(chosen.includes(userId) ? chosen.filter((id) => id !== userId) : [...chosen, userId]);
  return (
    <Section
      title={t.members}
      aside={
        <span role="status" className="nums">
          {t.chosen(chosen.length)}
        </span>
      }
    >
      <div className="relative">
        <Icon
          name="search"
          size={20}
          className="pointer-events-none absolute top-1/2 left-4 -translate-y-1/2 text-sub"
        />
        <input
          type="search"
          aria-label={t.search}
          placeholder={t.search}
          value={keyword}
          onChange={(event) => setKeyword(event.target.value)}
          className="min-h-12 w-full min-w-0 rounded-full border border-edge bg-surface pr-4 pl-12 text-input text-ink outline-offset-1 placeholder:text-sub"
        />
      </div>
      {error && <FieldError>{error}</FieldError>}
      <GrowingList
        list={list}
        empty={
          sought === '' ? (
            <State icon="users" title={t.nobody} detail={t.nobodyDetail} />
          ) : (
            <State icon="search" title={t.notFound} detail={t.notFoundDetail} />
          )
        }
      >
        {(people) => (
          <CardList>
            {people.map((person) => (
              <li key={person.userId}>
                <Choice
                  side={side}
                  person={person}
                  isChosen={chosen.includes(person.userId)}
                  onToggle={() => toggle(person.userId)}
                />
              </li>
            ))}
          </CardList>
        )}
      </GrowingList>
    </Section>
  );
}

interface ChoiceProps {
  readonly side: GroupSide;
  readonly person: GroupPerson;
  readonly isChosen: boolean;
  readonly onToggle: () => void;
}

function Choice({ side, person, isChosen, onToggle }: ChoiceProps) {
  return (
    <label className="relative flex min-h-16 cursor-pointer items-center gap-3 px-4 py-2 active:bg-sunken">
      <PersonLine side={side} person={person} />
      <span className="relative grid size-6 shrink-0 place-items-center">
        <input
          type="checkbox"
          checked={isChosen}
          onChange={onToggle}
          className="peer/box size-6 appearance-none rounded-sm border border-edge bg-surface checked:border-primary checked:bg-primary"
        />
        <Icon
          name="check"
          size={16}
          className="pointer-events-none absolute hidden text-on-primary [stroke-width:3] peer-checked/box:block"
        />
      </span>
    </label>
  );
}
