import { Note } from '#ui/note.tsx';
import { useFields } from '#people/profile';
import { AlikeStores, alikeOf } from './alike-stores.tsx';
import { saveStore, useSaveStep } from './api/save-step.ts';
import { checkStore, newStoreValues, storeValuesOf } from './checks.ts';
import { STEP_COUNT, registrationTexts as t } from './ja.ts';
import { NewStore } from './new-store.tsx';
import { StepFrame } from './step-frame.tsx';
import { StoreFinder } from './store-finder.tsx';
import type { StepProps } from './step.ts';

/** Step 3: the store she works at, found among the existing ones or added. */
export function StoreStep({ cast, onSaved, onPrevious }: StepProps) {
  const fields = useFields({
    start: storeValuesOf(cast),
    check: checkStore,
    save: useSaveStep(saveStore),
    onSaved,
  });
  const { values, change, send } = fields;
  const alike = alikeOf(fields.generalError);
  const own = cast.store?.mayCorrect ? cast.store : null;
  return (
    <StepFrame
      step={3}
      fields={fields}
      onPrevious={onPrevious}
      submitLabel={!values.isNew && values.chosen ? t.saveThisStore(3, STEP_COUNT) : undefined}
      problem={
        alike && (
          <AlikeStores
            {...alike}
            onChoose={(chosen) => send({ ...values, chosen, isNew: false })}
            onInsist={() => send({ ...values, isAnother: true })}
          />
        )
      }
    >
      <Note>{t.publicNote}</Note>
      {values.isNew ? (
        <NewStore fields={fields} onBack={() => change({ isNew: false })} />
      ) : (
        <StoreFinder
          wanted={values.wanted}
          chosen={values.chosen}
          error={fields.errorOf('wanted')}
          onWanted={(wanted) => change({ wanted })}
          onChoose={(chosen) => change({ chosen })}
          onAdd={() => {
            change({ isNew: true, chosen: null, ...newStoreValues(null), storeName: values.wanted });
          }}
          onCorrect={
            own && values.chosen?.storeId === own.storeId
              ? () => change({ isNew: true, ...newStoreValues(own) })
              : undefined
          }
        />
      )}
    </StepFrame>
  );
}
