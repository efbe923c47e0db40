import { entryOf } from '@yoimachi/contract/operator-errors';
import {
  DISTRICT_NAME_MAX,
  DISTRICT_READING_MAX,
  districtProblems,
  OTHER_DISTRICT,
} from '@yoimachi/domain/profile';
import { useState } from 'react';
import type { OfficeDistrict } from '#lib/districts.ts';
import { prefectureOptions } from '#lib/prefecture-options.ts';
import { Dialog } from '#parts/dialog.tsx';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { ApiError, errorMessage } from '#ui/lib/api-error.ts';
import { showToast } from '#ui/lib/toast.ts';
import { Note } from '#ui/note.tsx';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useAdd, useChange } from './api.ts';
import { districtTexts as t } from './ja.ts';

interface Values {
  /** Code as a text; '' while nothing is chosen. */
  readonly prefecture: string;
  readonly name: string;
  readonly reading: string;
  /** '' is the last but the rest. */
  readonly beforeId: string;
  readonly isMain: boolean;
}
type Problems = Partial<Record<keyof Values, string>>;

function problemsOf(values: Values, error: unknown): Problems {
  const own = Object.entries(districtProblems(values)).map(([field, code]) => [field, entryOf(code).message]);
  const said: Problems = {
    ...(values.prefecture === '' && { prefecture: t.choosePrefecture }),
    ...Object.fromEntries(own),
  };
  const field = fieldOf(error);
  return field ? { ...said, [field]: errorMessage(error) } : said;
}

/** The field that the server refused. */
function fieldOf(error: unknown): keyof Values | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.code === 'DISTRICT_EXISTS') return 'name';
  return error.field === 'name' || error.field === 'reading' ? error.field : undefined;
}

interface Props {
  readonly all: readonly OfficeDistrict[];
  /** Missing for a new one. */
  readonly district?: OfficeDistrict;
  /** Where a new one is, when the list says it. */
  readonly prefecture?: number | undefined;
  readonly onClose: () => void;
}

const startOf = ({ all, district, prefecture }: Props): Values => ({
  prefecture: String(district?.prefecture ?? prefecture ?? ''),
  name: district?.name ?? '',
  reading: district?.reading ?? '',
  beforeId: (district && following(all, district)) ?? '',
  isMain: district !== undefined && district.mainPosition !== null,
});

/** The one behind it, so that it stays where it is. */
function following(all: readonly OfficeDistrict[], district: OfficeDistrict): string | undefined {
  const next = all[all.indexOf(district) + 1];
  return next && next.name !== OTHER_DISTRICT ? next.id : undefined;
}

/** A new district, or one named, read and placed again. */
export default function FormDialog(props: Props) {
  const { all, district, onClose } = props;
  const [values, setValues] = useState(() => startOf(props));
  const [wasTried, setTried] = useState(false);
  const add = useAdd();
  const change = useChange(district?.id ?? '');
  const { error, isPending } = district ? change : add;
  const problems = wasTried ? problemsOf(values, error) : {};
  const save = () => {
    setTried(true);
    if (Object.keys(problemsOf(values, null)).length > 0) return;
    const { prefecture, beforeId, ...rest } = values;
    const body = { ...rest, beforeId: beforeId || null };
    const done = { onSuccess: (edited: { readonly castCount: number }) => said(edited.castCount) };
    if (district) change.mutate(body, done);
    else add.mutate({ ...body, prefecture: Number(prefecture) }, done);
  };
  const said = (castCount: number) => {
    showToast(district ? t.changed(castCount) : t.added, 'ok');
    onClose();
  };
  const set = (part: Partial<Values>) => {
    add.reset();
    change.reset();
    setValues((before) => ({ ...before, ...part }));
  };
  return (
    <Dialog isOpen onClose={onClose} title={district ? t.changeTitle : t.addTitle}>
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        {district && <Note>{t.changeHelp}</Note>}
        <Fields all={all} district={district} values={values} problems={problems} onChange={set} />
        {error !== null && fieldOf(error) === undefined && <Note look="danger">{errorMessage(error)}</Note>}
        <Button type="submit" size="md" isWide isPending={isPending}>
          {district ? t.save : t.add}
        </Button>
      </form>
    </Dialog>
  );
}

interface FieldsProps {
  readonly all: readonly OfficeDistrict[];
  readonly district: OfficeDistrict | undefined;
  readonly values: Values;
  readonly problems: Problems;
  readonly onChange: (part: Partial<Values>) => void;
}

function Fields({ all, district, values, problems, onChange }: FieldsProps) {
  const others = all.filter(
    (one) =>
      one.prefecture === Number(values.prefecture) && one.id !== district?.id && one.name !== OTHER_DISTRICT,
  );
  return (
    <>
      {!district && (
        <Select
          label={t.prefecture}
          need="required"
          options={prefectureOptions}
          value={values.prefecture}
          error={problems.prefecture}
          onChange={({ target }) => onChange({ prefecture: target.value, beforeId: '' })}
        />
      )}
      <TextField
        label={t.name}
        need="required"
        maxLength={DISTRICT_NAME_MAX}
        value={values.name}
        error={problems.name}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <TextField
        label={t.reading}
        help={t.readingHelp}
        need="required"
        maxLength={DISTRICT_READING_MAX}
        value={values.reading}
        error={problems.reading}
        onChange={({ target }) => onChange({ reading: target.value })}
      />
      <Select
        label={t.place}
        emptyLabel={t.last}
        options={others.map(({ id, name }) => ({ value: id, label: t.before(name) }))}
        value={values.beforeId}
        onChange={({ target }) => onChange({ beforeId: target.value })}
      />
      <Checkbox
        label={t.isMain}
        checked={values.isMain}
        onChange={({ target }) => onChange({ isMain: target.checked })}
      />
    </>
  );
}
