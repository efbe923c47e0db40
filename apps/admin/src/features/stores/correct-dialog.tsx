import { messageOf } from '@yoimachi/contract/errors';
import { storeProblems } from '@yoimachi/domain/profile';
import { useState } from 'react';
import { genreNames } from '#lib/booking-labels.ja.ts';
import { Dialog } from '#parts/dialog.tsx';
import { AreaSelects } from '#ui/area-selects.tsx';
import { knownDistricts } from '#ui/lib/districts.ts';
import { Button } from '#ui/button.tsx';
import { ApiError, errorMessage } from '#ui/lib/api-error.ts';
import { showToast } from '#ui/lib/toast.ts';
import { Note } from '#ui/note.tsx';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useCorrect } from './api.ts';
import type { Store } from './api.ts';
import { storesTexts, storeTexts as t } from './ja.ts';

const genres = Object.entries(genreNames).map(([value, label]) => ({ value, label }));

const valuesOf = (store: Store) => ({
  storeName: store.name,
  storeAddress: store.address,
  storePhoneNumber: store.phone,
  storeCategory: store.genre,
  storePrefecture: store.prefecture,
  storeArea: store.district,
  storeUrl: store.url ?? '',
});
type Values = ReturnType<typeof valuesOf>;
type Field = keyof Values;

const isWebAddress = (text: string): boolean =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

/** What is wrong with each field: by the rules the server keeps, or as the server refused it. */
function problemsOf(values: Values, error: unknown): Partial<Record<Field, string>> {
  const own = storeProblems(values, knownDistricts(), isWebAddress);
  const said = Object.fromEntries(Object.entries(own).map(([field, code]) => [field, messageOf(code)]));
  const field = error instanceof ApiError ? error.field : undefined;
  return field && field in values ? { ...said, [field]: errorMessage(error) } : said;
}

interface Props {
  readonly store: Store;
  readonly onClose: () => void;
}

/** Corrects a store for all who work there. */
export function CorrectDialog({ store, onClose }: Props) {
  const [values, setValues] = useState(() => valuesOf(store));
  const [wasTried, setTried] = useState(false);
  const correct = useCorrect(store.id);
  const problems = wasTried ? problemsOf(values, correct.error) : {};
  const save = () => {
    setTried(true);
    if (Object.keys(problemsOf(values, null)).length > 0) return;
    correct.mutate(
      { ...values, storeUrl: values.storeUrl.trim() || null },
      {
        onSuccess: () => {
          showToast(t.saved, 'ok');
          onClose();
        },
      },
    );
  };
  const change = (part: Partial<Values>) => {
    correct.reset();
    setValues((before) => ({ ...before, ...part }));
  };
  const isAtField = correct.error instanceof ApiError && (correct.error.field ?? '') in values;
  return (
    <Dialog isOpen onClose={onClose} title={t.correctTitle}>
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <Note>{t.correctHelp}</Note>
        <Fields values={values} problems={problems} onChange={change} />
        {correct.isError && !isAtField && <Note look="danger">{errorMessage(correct.error)}</Note>}
        <Button type="submit" size="md" isWide isPending={correct.isPending}>
          {t.save}
        </Button>
      </form>
    </Dialog>
  );
}

interface FieldsProps {
  readonly values: Values;
  readonly problems: Partial<Record<Field, string>>;
  readonly onChange: (part: Partial<Values>) => void;
}

function Fields({ values, problems, onChange }: FieldsProps) {
  const text = (name: 'storeName' | 'storeAddress' | 'storePhoneNumber' | 'storeUrl', maxLength: number) => ({
    value: values[name],
    error: problems[name],
    maxLength,
    onChange: (event: { readonly target: { readonly value: string } }) =>
      onChange({ [name]: event.target.value }),
  });
  return (
    <>
      <TextField label={storesTexts.name} need="required" {...text('storeName', 60)} />
      <Select
        label={storesTexts.genre}
        need="required"
        emptyLabel={null}
        options={genres}
        value={String(values.storeCategory)}
        onChange={(event) => onChange({ storeCategory: Number(event.target.value) })}
      />
      <AreaSelects
        need="required"
        prefecture={String(values.storePrefecture || '')}
        district={values.storeArea}
        errors={{ district: problems.storeArea }}
        onChange={({ prefecture, district }) =>
          onChange({ storePrefecture: Number(prefecture), storeArea: district })
        }
      />
      <TextField label={storesTexts.address} need="required" {...text('storeAddress', 120)} />
      <TextField
        label={storesTexts.phone}
        need="required"
        inputMode="tel"
        {...text('storePhoneNumber', 40)}
      />
      <TextField label={storesTexts.url} need="optional" inputMode="url" {...text('storeUrl', 300)} />
    </>
  );
}
