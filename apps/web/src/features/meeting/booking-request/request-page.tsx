import { useRef, useState, type ReactNode } from 'react';
import { Page, Section } from '#ui/page.tsx';
import { StickyBar } from '#ui/sticky-bar.tsx';
import { AddCastsSheet } from './add-casts-sheet.tsx';
import { showFirstError, focusPart, type FormPart } from './form-parts.ts';
import type { PageProps, RequestStart } from './request.ts';
import { RequestBody } from './request-body.tsx';
import { RequestFooter } from './request-footer.tsx';
import { UntilSent } from './sent-dialog.tsx';
import { useRequestForm, type RequestForm } from './use-request-form.ts';
import type { CastProfile } from '@yoimachi/contract/search';
import { MAX_CASTS } from '@yoimachi/domain/booking';
import { quote as pointsFor } from '@yoimachi/domain/pricing';
import { areaName } from '@yoimachi/domain/profile';
import { Points, pointsText } from '#ui/amount.tsx';
import { Avatar } from '#ui/avatar.tsx';
import { Button } from '#ui/button.tsx';
import { CardList } from '#ui/card.tsx';
import { FieldError } from '#ui/field.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Bone } from '#ui/skeleton.tsx';
import type { OtherCast } from './chosen-casts.ts';
import type { Draft } from './draft.ts';
import { requestTexts } from './ja.ts';

/** A request to several casts of one store, then its confirmation. */
export function RequestPage(props: PageProps) {
  return <UntilSent onClose={props.onClose}>{(onSent) => <Form {...props} onSent={onSent} />}</UntilSent>;
}

function Form(props: PageProps & Pick<RequestStart, 'onSent'>) {
  const [isAdding, setAdding] = useState(false);
  const form = useRequestForm({ ...props, several: props, onAddCast: () => setAdding(true) });
  const content = useRef<HTMLDivElement>(null);
  const { cast, castDay, choice } = form;
  const submit = () => {
    if (!form.submit()) showFirstError(content.current);
  };
  return (
    <>
      <Page>
        <div ref={content} className="flex flex-col gap-7">
          <RequestBody form={form} casts={<ChosenCastsSection form={form} onFirst={props.onFirst} />} />
        </div>
      </Page>
      <StickyBar>
        <RequestFooter form={form} onSubmit={submit} />
      </StickyBar>
      {isAdding && castDay && choice && (
        <AddCastsSheet
          query={{
            castId: cast.castId,
            day: castDay.day,
            startMinute: choice.startMinute,
            endMinute: choice.startMinute + choice.minutes,
          }}
          chosen={form.draft.others}
          onChosen={(others) => form.change({ others })}
          onClose={() => setAdding(false)}
        />
      )}
    </>
  );
}

interface Props {
  readonly form: RequestForm;
}

interface SectionProps extends Props {
  /** Begins the same request with another of its casts. */
  readonly onFirst: (castId: string, draft: Draft) => void;
}

/** Who is asked: the one whose schedule counts and those who come along, each with her price and any obstacle. */
function ChosenCastsSection({ form, onFirst }: SectionProps) {
  const { cast, others, choice } = form;
  const minutes = choice?.minutes ?? null;
  const without = (castId: string) => {
    form.change({ others: form.draft.others.filter((id) => id !== castId) });
    focusPart('casts');
  };
  return (
    <Section
      title={requestTexts.casts}
      aside={<span className="nums">{requestTexts.castCount(1 + others.length)}</span>}
    >
      <p className="phrase text-xs text-sub">{requestTexts.castsHelp(cast.nickname)}</p>
      <div data-part={'casts' satisfies FormPart} tabIndex={-1} className="scroll-mt-20">
        <CardList>
          <CastLine cast={cast} minutes={minutes} />
          {others.map((other) => (
            <OtherLine
              key={other.castId}
              other={other}
              minutes={minutes}
              mark={markOf(form, other)}
              onRemove={() => without(other.castId)}
              onFirst={() => onFirst(other.castId, form.draft)}
            />
          ))}
        </CardList>
      </div>
      <AddButton form={form} />
    </Section>
  );
}

/** What prevents asking her, or what has just changed about her. */
function markOf({ marks, changed }: RequestForm, { castId }: OtherCast): string | null {
  return marks.get(castId) ?? (changed?.castId === castId ? changed.message : null);
}

function AddButton({ form }: Props) {
  const isFull = form.others.length >= MAX_CASTS - 1;
  const reason = isFull ? requestTexts.addFull : form.isTimeRight ? null : requestTexts.addNeedsTime;
  return (
    <div className="flex flex-col gap-2">
      <Button
        variant="line"
        size="md"
        icon="plus"
        isWide
        isDisabled={reason !== null}
        onClick={form.onAddCast}
      >
        {requestTexts.addCast}
      </Button>
      {reason && <p className="phrase text-xs text-sub">{reason}</p>}
    </div>
  );
}

interface OtherProps {
  readonly other: OtherCast;
  readonly minutes: number | null;
  readonly mark: string | null;
  readonly onRemove: () => void;
  readonly onFirst: () => void;
}

function OtherLine({ other, minutes, mark, onRemove, onFirst }: OtherProps) {
  const { profile, isGone, failure } = other;
  const name = profile?.nickname ?? requestTexts.unknownCast;
  // Once there is a reason to go without her, that act stands beside it, in words.
  const remove = mark === null && (
    <IconButton icon="close" label={requestTexts.removeCast(name)} onClick={onRemove} />
  );
  const beside = mark !== null && (
    <div data-marked="" className="flex items-center justify-between gap-3">
      <FieldError>{mark}</FieldError>
      <Button variant="line" size="md" aria-label={requestTexts.removeCast(name)} onClick={onRemove}>
        {requestTexts.remove}
      </Button>
    </div>
  );
  const first = other.castDay && mark === null && (
    <Button
      variant="quiet"
      size="md"
      icon="sort"
      aria-label={requestTexts.makeFirstOf(name)}
      onClick={onFirst}
    >
      {requestTexts.makeFirst}
    </Button>
  );
  if (profile) return <CastLine cast={profile} minutes={minutes} aside={remove} below={beside || first} />;
  return (
    <li className="flex flex-col gap-3 px-4 py-3">
      <div className="flex items-center gap-3">
        {isGone || failure ? <Avatar src={null} name={name} /> : <Bone className="size-14 rounded-full" />}
        <span className="min-w-0 flex-1 font-mincho font-bold">
          {isGone || failure ? requestTexts.person(name) : <Bone className="h-5 w-24" />}
        </span>
        {remove}
      </div>
      {beside}
    </li>
  );
}

interface LineProps {
  readonly cast: CastProfile;
  /** Length of the meeting; null while unknown. */
  readonly minutes: number | null;
  readonly aside?: ReactNode;
  readonly below?: ReactNode;
}

function CastLine({ cast, minutes, aside, below }: LineProps) {
  return (
    <li className="flex flex-col gap-3 px-4 py-3">
      <div className="flex items-center gap-3">
        <Avatar src={cast.photos[0] ?? null} name={cast.nickname} />
        <div className="flex min-w-0 flex-1 flex-col">
          <span className="truncate font-mincho font-bold">{requestTexts.person(cast.nickname)}</span>
          <span className="truncate text-xs text-sub">
            {areaName(cast.store.prefecture, cast.store.district)}・{cast.store.name}
          </span>
          <span className="nums text-xs text-sub">{requestTexts.per30(pointsText(cast.price30))}</span>
        </div>
        {minutes !== null && <Points value={pointsFor(cast, minutes)} />}
        {aside}
      </div>
      {below}
    </li>
  );
}
