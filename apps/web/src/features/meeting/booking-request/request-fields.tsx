import type { CastDay } from '@yoimachi/contract/schedule';
import { MAX_GUESTS } from '@yoimachi/domain/booking';
import { MIN_MINUTES, STEP_MINUTES } from '@yoimachi/domain/schedule';
import { useNow } from '#lib/use-now.ts';
import { Button } from '#ui/button.tsx';
import { FieldError } from '#ui/field.tsx';
import { Note } from '#ui/note.tsx';
import { Select } from '#ui/select.tsx';
import { Stepper } from '#ui/stepper.tsx';
import { TextField } from '#ui/text-field.tsx';
import { TimeGrid } from '#ui/time-select.tsx';
import { requestTexts } from './ja.ts';
import { PlaceField } from './place-field.tsx';
import type { FormPart } from './form-parts.ts';
import type { RequestForm } from './use-request-form.ts';
import { canStart, longestMinutes, startMinutes } from './window.ts';

interface Props {
  readonly form: RequestForm;
}

/** Day, start, length, guests and place; plus a name if the guest has none. */
export function RequestFields({ form }: Props) {
  const { castDay, draft, messages, change } = form;
  return (
    <>
      <DayField form={form} />
      {castDay && <StartField castDay={castDay} form={form} />}
      {castDay && <Amounts castDay={castDay} form={form} />}
      <PlaceField value={draft.place} error={messages.get('place')} onChange={(place) => change({ place })} />
      {form.needsName && (
        <TextField
          label={requestTexts.nickname}
          need="required"
          help={requestTexts.nicknameHelp}
          autoComplete="nickname"
          value={draft.nickname}
          error={messages.get('nickname')}
          onChange={(event) => change({ nickname: event.target.value })}
        />
      )}
    </>
  );
}

function DayField({ form }: Props) {
  const { castDay, days, onDay } = form;
  const options = days.flatMap(({ day, free, blockedBy }) => {
    const [first] = free;
    if (!first || blockedBy) return [];
    return [{ value: day, label: requestTexts.dayOption(day, first.fromMinute) }];
  });
  return (
    <div data-part={'day' satisfies FormPart} className="flex scroll-mt-20 flex-col gap-2">
      <Select
        label={requestTexts.day}
        options={options}
        {...(castDay && { emptyLabel: null })}
        value={castDay?.day ?? ''}
        error={form.messages.get('day')}
        onChange={(event) => {
          // The choice stays; a time this day does not offer is reported at its field.
          form.change({});
          onDay(event.target.value);
        }}
      />
      {options.length === 0 && <Note>{requestTexts.noDay}</Note>}
      {castDay && (
        <dl className="nums flex flex-wrap gap-x-2 text-xs text-sub">
          <dt>{requestTexts.bar}</dt>
          <dd className="font-bold">{castDay.workingBar}</dd>
          <dd>{requestTexts.work(castDay.workMinute)}</dd>
        </dl>
      )}
    </div>
  );
}

interface DayProps extends Props {
  readonly castDay: CastDay;
}

function StartField({ castDay, form }: DayProps) {
  const now = useNow();
  return (
    <div data-part={'time' satisfies FormPart} className="scroll-mt-20">
      <TimeGrid
        label={requestTexts.start}
        aside={requestTexts.window(castDay.fromMinute, castDay.toMinute)}
        minutes={startMinutes(castDay)}
        value={form.choice?.startMinute ?? null}
        isTaken={(minute) => !canStart(castDay, minute, now)}
        empty={<Note>{requestTexts.noStart}</Note>}
        error={form.messages.get('startMinute')}
        onChange={(startMinute) => form.change({ startMinute })}
      />
    </div>
  );
}

function Amounts({ castDay, form }: DayProps) {
  const { draft, choice, messages, change } = form;
  const longest = choice ? longestMinutes(castDay, choice.startMinute) : MIN_MINUTES;
  const errors = [messages.get('endMinute'), messages.get('guestCount')].filter(Boolean);
  return (
    <div className="flex flex-col gap-2">
      <div className="grid grid-cols-[repeat(auto-fit,minmax(max(8.5rem,40%),1fr))] gap-3">
        <Stepper
          label={requestTexts.duration}
          unit={requestTexts.minutes}
          min={MIN_MINUTES}
          max={Math.max(MIN_MINUTES, longest)}
          step={STEP_MINUTES}
          value={draft.minutes}
          error={messages.get('endMinute')}
          onChange={(minutes) => change({ minutes })}
        />
        <Stepper
          label={requestTexts.guests}
          unit={requestTexts.people}
          min={1}
          max={MAX_GUESTS}
          value={draft.guestCount}
          error={messages.get('guestCount')}
          onChange={(guestCount) => change({ guestCount })}
        />
      </div>
      {errors.map((message) => (
        <FieldError key={message}>{message}</FieldError>
      ))}
      {draft.minutes > longest && longest >= MIN_MINUTES && (
        <Button
          variant="line"
          size="md"
          className="self-start"
          onClick={() => change({ minutes: longest - (longest % STEP_MINUTES) })}
        >
          {requestTexts.shorten(longest - (longest % STEP_MINUTES))}
        </Button>
      )}
      {(!form.isSeveral || form.needsCast) && <AddCast hasHelp={!form.needsCast} onPress={form.onAddCast} />}
    </div>
  );
}

function AddCast({ hasHelp, onPress }: { readonly hasHelp: boolean; readonly onPress: () => void }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
      {hasHelp && <p className="phrase min-w-0 flex-1 text-xs text-sub">{requestTexts.addHelp}</p>}
      <Button variant="line" size="md" icon="plus" onClick={onPress}>
        {requestTexts.addCast}
      </Button>
    </div>
  );
}
