import { useState } from 'react';
import { useStaff } from '#lib/staff.ts';
import { Dialog } from '#parts/dialog.tsx';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { FieldError } from '#ui/field.tsx';
import { ApiError, errorMessage } from '#ui/lib/api-error.ts';
import { showToast } from '#ui/lib/toast.ts';
import { Note } from '#ui/note.tsx';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useAddShift } from './api.ts';
import { addTexts as t } from './ja.ts';

/** As the call reads days: 0 is Sunday. */
const WORDS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;
const EVERY_DAY: readonly number[] = WORDS.map((_, day) => day);

interface Values {
  readonly operatorId: string;
  readonly phone: string;
  readonly mail: string;
  readonly days: readonly number[];
  readonly from: string;
  readonly to: string;
}
type Change = (part: Partial<Values>) => void;
const START: Values = { operatorId: '', phone: '', mail: '', days: EVERY_DAY, from: '18:00', to: '02:00' };

/** Hours of a colleague, with where she is told. */
export default function AddDialog({ onClose }: { readonly onClose: () => void }) {
  const [values, setValues] = useState(START);
  const [wasTried, setTried] = useState(false);
  const add = useAddShift();
  const change: Change = (part) => {
    add.reset();
    setValues((before) => ({ ...before, ...part }));
  };
  const save = () => {
    setTried(true);
    const { operatorId, phone, mail, days, from, to } = values;
    if (operatorId === '' || days.length === 0 || add.isPending) return;
    const weekdays = days.length === WORDS.length ? 'daily' : days.map((day) => WORDS[day]).join(',');
    const body = {
      phone,
      weekdays,
      hours: `${from}-${to}`,
      ...(mail.trim() !== '' && { mail: mail.trim() }),
    };
    add.mutate(
      { operatorId, body },
      {
        onSuccess: () => {
          showToast(t.added, 'ok');
          onClose();
        },
      },
    );
  };
  const isAtField = fieldOf(add.error) === 'phone' || fieldOf(add.error) === 'mail';
  return (
    <Dialog isOpen onClose={onClose} title={t.title}>
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <Who values={values} wasTried={wasTried} onChange={change} />
        <Means values={values} error={add.error} onChange={change} />
        <Hours values={values} wasTried={wasTried} onChange={change} />
        {add.isError && !isAtField && <Note look="danger">{errorMessage(add.error)}</Note>}
        <Button type="submit" size="md" isWide isPending={add.isPending}>
          {t.add}
        </Button>
      </form>
    </Dialog>
  );
}

/** The field that the server refused. */
const fieldOf = (error: unknown) => (error instanceof ApiError ? error.field : undefined);

interface MeansProps {
  readonly values: Values;
  readonly error: unknown;
  readonly onChange: Change;
}

/** Where she is told. */
function Means({ values, error, onChange }: MeansProps) {
  const field = fieldOf(error);
  return (
    <>
      <TextField
        label={t.phone}
        help={t.phoneHelp}
        need="required"
        inputMode="tel"
        autoComplete="off"
        maxLength={40}
        value={values.phone}
        error={field === 'phone' ? errorMessage(error) : undefined}
        onChange={({ target }) => onChange({ phone: target.value })}
      />
      <TextField
        label={t.mail}
        need="optional"
        inputMode="email"
        autoComplete="off"
        maxLength={254}
        value={values.mail}
        error={field === 'mail' ? errorMessage(error) : undefined}
        onChange={({ target }) => onChange({ mail: target.value })}
      />
    </>
  );
}

interface PartProps {
  readonly values: Values;
  readonly wasTried: boolean;
  readonly onChange: Change;
}

function Who({ values, wasTried, onChange }: PartProps) {
  const staff = useStaff().data?.items ?? [];
  return (
    <Select
      label={t.who}
      need="required"
      options={staff
        .filter(({ isDisabled }) => !isDisabled)
        .map(({ id, name }) => ({ value: id, label: name }))}
      value={values.operatorId}
      error={wasTried && values.operatorId === '' ? t.whoMissing : undefined}
      onChange={({ target }) => onChange({ operatorId: target.value })}
    />
  );
}

function Hours({ values, wasTried, onChange }: PartProps) {
  const { days } = values;
  return (
    <>
      <fieldset>
        <legend className="text-sm font-bold">{t.days}</legend>
        <div className="flex flex-wrap gap-x-5">
          {t.weekdays.map((label, day) => (
            <Checkbox
              key={label}
              label={label}
              checked={days.includes(day)}
              onChange={({ target }) =>
                onChange({
                  days: EVERY_DAY.filter((one) => (one === day ? target.checked : days.includes(one))),
                })
              }
            />
          ))}
        </div>
        {wasTried && days.length === 0 && <FieldError id="days-error">{t.daysMissing}</FieldError>}
      </fieldset>
      <div className="grid grid-cols-2 gap-3">
        <TextField
          label={t.from}
          type="time"
          value={values.from}
          onChange={({ target }) => onChange({ from: target.value })}
        />
        <TextField
          label={t.to}
          type="time"
          help={t.hoursHelp}
          value={values.to}
          onChange={({ target }) => onChange({ to: target.value })}
        />
      </div>
    </>
  );
}
