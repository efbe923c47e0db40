import { type CastOwnProfile, type Fields, useFields } from '#people/profile';
import type { ReactNode } from 'react';
import { AlikeStores, alikeOf } from './alike-stores.tsx';
import { saveStore, useSaveStep } from './api/save-step.ts';
import { checkStore, newStoreValues, storeValuesOf, type StoreValues } from './checks.ts';
import { NewStore } from './new-store.tsx';
import { StoreFinder } from './store-finder.tsx';

/** The form of a cast's store, in the registration and whenever she changes it. */
export function useStoreFields(cast: CastOwnProfile, onSaved: () => void): Fields<StoreValues> {
  return useFields({
    start: storeValuesOf(cast),
    check: checkStore,
    texts: { storeName: 'STORE', storeAddress: 'STORE' },
    save: useSaveStep(saveStore),
    onSaved,
  });
}

interface Props {
  readonly cast: CastOwnProfile;
  readonly fields: Fields<StoreValues>;
}

/** The store she works at, found among the existing ones or added. */
export function StoreChoice({ cast, fields }: Props) {
  const { values, change } = fields;
  const own = cast.store?.mayCorrect ? cast.store : null;
  if (values.isNew) return <NewStore fields={fields} onBack={() => change({ isNew: false })} />;
  return (
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
  );
}

/** The stores that look like the one she adds; null for any other failure. */
export function alikeStores({ values, send, generalError }: Fields<StoreValues>): ReactNode {
  const alike = alikeOf(generalError);
  return (
    alike && (
      <AlikeStores
        {...alike}
        onChoose={(chosen) => send({ ...values, chosen, isNew: false })}
        onInsist={() => send({ ...values, isAnother: true })}
      />
    )
  );
}
