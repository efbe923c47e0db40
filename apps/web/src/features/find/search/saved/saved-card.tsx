import type { SavedSearch } from '@yoimachi/contract/saved-search';
import { wordsOn } from '@yoimachi/domain/saved-search';
import { useState } from 'react';
import { dayOf, formatDayShort } from '#lib/dates.ts';
import { useToday } from '#lib/use-now.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { Button } from '#ui/button.tsx';
import { Card, Divider } from '#ui/card.tsx';
import { ErrorNote, Note } from '#ui/note.tsx';
import { Switch } from '#ui/switch.tsx';
import { useTellOfSearch } from '../api/saved-searches.ts';
import { addressOf } from '../filters.ts';
import { ForgetDialog } from './forget-dialog.tsx';
import { savedTexts as t } from './ja.ts';
import { wordsOf } from './words-of.ts';

/** One search: what it asks for, whether it tells, and what it told last. */
export function SavedCard({ search }: { readonly search: SavedSearch }) {
  const { name, filter, lastTold } = search;
  const [isAsking, setAsking] = useState(false);
  return (
    <Card className="flex flex-col gap-3">
      <div className="flex flex-col gap-1">
        <h3 className="font-bold">{name}</h3>
        <p className="phrase text-xs text-sub">{wordsOf(filter).join('・')}</p>
        {lastTold && (
          <p className="nums text-xs font-bold text-primary">
            {t.lastTold(formatDayShort(dayOf(new Date(lastTold.at))), lastTold.count)}
          </p>
        )}
      </div>
      <Divider />
      <Telling search={search} />
      <div className="flex flex-wrap gap-3">
        <ButtonLink
          to="/guest"
          search={addressOf(filter)}
          variant="line"
          size="md"
          className="flex-1 whitespace-nowrap"
          label={t.open}
        />
        <Button variant="ghost" size="md" aria-label={t.removeOf(name)} onClick={() => setAsking(true)}>
          {t.remove}
        </Button>
      </div>
      {isAsking && <ForgetDialog search={search} onClose={() => setAsking(false)} />}
    </Card>
  );
}

/** The switch; one whose day is over says so instead. */
function Telling({ search: { savedSearchId, filter, isTold } }: { readonly search: SavedSearch }) {
  const { mutate, isPending, variables, error } = useTellOfSearch();
  if (!wordsOn(filter, useToday())) return <Note>{t.isOver}</Note>;
  return (
    <>
      <Switch
        label={t.tell}
        isOn={isPending ? variables.isTold : isTold}
        onChange={(isOn) => mutate({ savedSearchId, isTold: isOn })}
      />
      <ErrorNote error={error} />
    </>
  );
}
