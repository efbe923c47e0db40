import type { ConsentAsked } from '@yoimachi/contract/consent';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { consentsQuery } from '#people/consent';
import { useReturn } from '#lib/use-return.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { QueryFailed } from '#ui/load-failed.tsx';
import { Note } from '#ui/note.tsx';
import { Section } from '#ui/page.tsx';
import { Bone } from '#ui/skeleton.tsx';
import { useStartCard } from './api/cards.ts';
import { cardTexts as t } from './ja.ts';

type CardItem = keyof typeof t.consents;
const isOfCard = (asked: ConsentAsked): asked is ConsentAsked & { readonly item: CardItem } =>
  Object.hasOwn(t.consents, asked.item);

/**
 * What a guest agrees to before registering a card: paying with it, which is his age check, and what is charged automatically. Then he goes to
 * the provider's page, which returns to `returnPath`.
 */
export function useCardForm(returnPath: string) {
  const query = useQuery(consentsQuery());
  const start = useStartCard();
  useReturn(start.reset);
  const [checked, setChecked] = useState<readonly string[]>([]);
  const shown = query.data?.asked.filter(isOfCard);
  return {
    query,
    start,
    shown,
    checked,
    check: (item: string, isChecked: boolean) =>
      setChecked((before) => [...before.filter((one) => one !== item), ...(isChecked ? [item] : [])]),
    isAgreed: shown?.every(({ item }) => checked.includes(item)) ?? false,
    send: () => start.mutate({ shown: shown ?? [], returnPath }),
  };
}

interface Props {
  readonly form: ReturnType<typeof useCardForm>;
}

export function CardConsents({ title, form }: Props & { readonly title: string }) {
  const { query, shown, checked, check } = form;
  return (
    <Section title={title}>
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

export function ToProvider({ form, isWide }: Props & { readonly isWide?: boolean }) {
  const { start, isAgreed, send } = form;
  return (
    <Button
      isWide={isWide}
      isPending={start.isPending || start.isSuccess}
      disabledReason={isAgreed ? undefined : t.consentMissing}
      onClick={send}
    >
      {t.toProvider}
    </Button>
  );
}

/** Why the last registration failed; nothing where none did. */
export function NotRegistered({ failure }: { readonly failure: string | null }) {
  if (failure === null) return null;
  return (
    <Note look="danger" isBoxed>
      <p>{t.notRegistered}</p>
      <p>{failure}</p>
    </Note>
  );
}
