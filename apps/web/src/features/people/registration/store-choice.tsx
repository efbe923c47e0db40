import { profileRoutes } from '@yoimachi/contract/profile';
import type { ReactNode } from 'react';
import { useForm, type FormState } from '#lib/use-form.ts';
import type { CastOwnProfile } from '#people/profile';
import { useTextJudge } from '#talk/text-rules';
import { AlikeStores, alikeOf } from './alike-stores.tsx';
import { saveStore } from './api/save-step.ts';
import { checkStore, newStoreValues, storeValuesOf } from './checks.ts';
import type { StoreValues } from './checks.ts';
import { NewStore } from './new-store.tsx';
import { StoreFinder } from './store-finder.tsx';

/** The form of a cast's store, in the registration and whenever she changes it. */
export function useStoreForm(cast: CastOwnProfile, onSaved: () => void): FormState<StoreValues> {
  return useForm({
    start: storeValuesOf(cast),
    check: checkStore,
    texts: { places: { storeName: 'STORE', storeAddress: 'STORE' }, judge: useTextJudge() },
    says: 'left',
    send: saveStore,
    readsAgain: [profileRoutes.getCastProfile],
    onDone: onSaved,
  });
}

interface Props {
  readonly cast: CastOwnProfile;
  readonly form: FormState<StoreValues>;
}

/** The store she works at, found among the existing ones or added. */
export function StoreChoice({ cast, form }: Props) {
  const { values, change } = form;
  const own = cast.store?.mayCorrect ? cast.store : null;
  if (values.isNew) return <NewStore form={form} onBack={() => change({ isNew: false })} />;
  return (
    <StoreFinder
      wanted={values.wanted}
      chosen={values.chosen}
      error={form.errorOf('wanted')}
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
export function alikeStores({ values, send, error }: FormState<StoreValues>): ReactNode {
  const alike = alikeOf(error);
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
