import { onCallAdminRoutes } from '@yoimachi/contract/on-call';
import type { Colleague } from '#lib/staff.ts';
import { act, choice, line, type Field } from '#parts/act/index.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { FieldError } from '#ui/field.tsx';
import type { CallAnswer } from '#ui/lib/request.ts';
import { addTexts as t, onCallTexts } from './ja.ts';

export type ListedShift = CallAnswer<typeof onCallAdminRoutes.listShifts>['items'][number];

/** As the call reads days: 0 is Sunday. */
const WORDS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;
const EVERY_DAY: readonly number[] = WORDS.map((_, day) => day);

const weekdays: Field<readonly number[], string> = {
  start: EVERY_DAY,
  problemOf: (days) => (days.length === 0 ? t.daysMissing : undefined),
  sentAs: (days) => (days.length === WORDS.length ? 'daily' : days.map((day) => WORDS[day]).join(',')),
  draw: ({ value, onChange, error }) => (
    <fieldset>
      <legend className="text-sm font-bold">{t.days}</legend>
      <div className="flex flex-wrap gap-x-5">
        {t.weekdays.map((label, day) => (
          <Checkbox
            key={label}
            label={label}
            checked={value.includes(day)}
            onChange={({ target }) =>
              onChange(EVERY_DAY.filter((one) => (one === day ? target.checked : value.includes(one))))
            }
          />
        ))}
      </div>
      {error && <FieldError id="days-error">{error}</FieldError>}
    </fieldset>
  ),
};

/** Hours of a colleague, with where she is told. */
export const addShift = act(onCallAdminRoutes, 'addShift', {
  title: t.title,
  label: t.add,
  open: onCallTexts.add,
  fields: (staff: readonly Colleague[]) => ({
    operatorId: choice(
      t.who,
      staff.filter(({ isDisabled }) => !isDisabled).map(({ id, name }) => ({ value: id, label: name })),
      { need: 'required', wrong: t.whoMissing },
    ),
    phone: line(t.phone, { help: t.phoneHelp, need: 'required', inputMode: 'tel', max: 40 }),
    mail: line(t.mail, { need: 'optional', inputMode: 'email', max: 254 }),
    weekdays,
    from: line(t.from, { type: 'time', start: '18:00', isHalf: true }),
    to: line(t.to, { type: 'time', start: '02:00', help: t.hoursHelp, isHalf: true }),
  }),
  params: (_staff, { operatorId }) => ({ operatorId }),
  body: ({ phone, mail, weekdays: days, from, to }) => ({
    phone,
    weekdays: days,
    hours: `${from}-${to}`,
    ...(mail.trim() !== '' && { mail: mail.trim() }),
  }),
  done: t.added,
});

export const removeShift = act(onCallAdminRoutes, 'removeShift', {
  title: ({ operator }) => onCallTexts.removeTitle(operator.name),
  help: onCallTexts.removeDetail,
  label: onCallTexts.remove,
  openOf: ({ operator }) => onCallTexts.removeOf(operator.name),
  isDestructive: true,
  params: ({ shiftId }: ListedShift) => ({ shiftId }),
  done: onCallTexts.removed,
});
