import type { ConsentAsked } from '@yoimachi/contract/consent';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { consentsQuery } from '#people/consent';
import { Checkbox } from '#ui/checkbox.tsx';
import { QueryFailed } from '#ui/load-failed.tsx';
import { Note } from '#ui/note.tsx';
import { H2, Section } from '#ui/page.tsx';
import { Bone } from '#ui/skeleton.tsx';
import { cardTexts as t } from './ja.ts';

type CardItem = keyof typeof t.consents;
const isOfCard = (asked: ConsentAsked): asked is ConsentAsked & { readonly item: CardItem } =>
  Object.hasOwn(t.consents, asked.item);

/** What a guest agrees to before registering a card: paying with it, which is his age check, and what is charged automatically. */
export function useCardConsents() {
  const query = useQuery(consentsQuery());
  const [checked, setChecked] = useState<readonly string[]>([]);
  const shown = query.data?.asked.filter(isOfCard);
  return {
    query,
    shown,
    checked,
    check: (item: string, isChecked: boolean) =>
      setChecked((before) => [...before.filter((one) => one !== item), ...(isChecked ? [item] : [])]),
    /** All of it; null until every box is checked. */
    agreed: shown?.every(({ item }) => checked.includes(item)) ? shown : null,
  };
}

interface Props {
  readonly title: string;
  readonly consents: ReturnType<typeof useCardConsents>;
}

export function CardConsents({ title, consents: { query, shown, checked, check } }: Props) {
  return (
    <Section>
      <H2>{title}</H2>
      {shown?.map((one) => (
        <Checkbox
          key={one.item}
          isCard
          label={t.consents[one.item]}
          help={one.statement}
          checked={checked.includes(one.item)}
          onChange={(event) => check(one.item, event.target.checked)}
        />
      ))}
      {!shown && (query.isError ? <QueryFailed query={query} /> : <Bone className="h-40 rounded-lg" />)}
      <Note look="ok">{t.elsewhere}</Note>
    </Section>
  );
}
