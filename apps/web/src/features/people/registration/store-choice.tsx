import { profileRoutes, type FoundStore } from '@yoimachi/contract/profile';
import { useEffect, useRef, type ReactNode } from 'react';
import { useForm, type FormState } from '#lib/use-form.ts';
import type { CastOwnProfile } from '#people/profile';
import { useTextJudge } from '#talk/text-rules';
import { ApiError } from '#lib/api-error.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Note } from '#ui/note.tsx';
import { saveStore } from './api/save-step.ts';
import { checkStore, newStoreValues, storeValuesOf, type StoreValues } from './checks.ts';
import { NewStore } from './new-store.tsx';
import { StoreFinder, StoreLines } from './store-finder.tsx';
import { registrationTexts as t } from './ja.ts';

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

interface Alike {
  readonly message: string;
  readonly stores: readonly FoundStore[];
  /** Phone and name do not both match: hers may be a different store. */
  readonly mayInsist: boolean;
}

/** The stores offered by STORE_EXISTS; null for any other answer. */
function alikeOf(error: Error | null): Alike | null {
  if (!(error instanceof ApiError) || error.code !== 'STORE_EXISTS') return null;
  const { stores, mayInsist } = error.details;
  return {
    message: error.message,
    stores: Array.isArray(stores) ? (stores as FoundStore[]) : [],
    mayInsist: mayInsist === true,
  };
}

interface AlikeProps extends Alike {
  readonly onChoose: (store: FoundStore) => void;
  readonly onInsist: () => void;
}

/** Stores that could be the one she is adding, selectable with one press. Takes the focus when it appears. */
function AlikeStores({ message, stores, mayInsist, onChoose, onInsist }: AlikeProps) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => section.current?.focus(), []);
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label={t.alikeTitle}
      className="flex flex-col gap-3 outline-none"
    >
      <Note look="danger">{message}</Note>
      {stores.map((store) => (
        <Card key={store.storeId} className="flex flex-col gap-3">
          <StoreLines store={store} />
          <span className="nums text-xs text-sub">{store.storePhoneNumber}</span>
          <Button variant="line" size="md" isWide onClick={() => onChoose(store)}>
            {t.useThis}
          </Button>
        </Card>
      ))}
      <p className="phrase text-xs text-sub">{mayInsist ? t.isAnotherHelp : t.mustChoose}</p>
      {mayInsist && (
        <Button variant="ghost" onClick={onInsist}>
          {t.isAnother}
        </Button>
      )}
    </section>
  );
}
