import { useQuery } from '@tanstack/react-query';
import { useNow } from '#lib/use-now.ts';
import { showToast } from '#lib/toast.ts';
import { Button } from '#ui/button.tsx';
import { Page } from '#ui/page.tsx';
import { StickyBar } from '#ui/sticky-bar.tsx';
import { SubPage } from '#ui/bars.tsx';
import { useBack } from '#lib/use-back.ts';
import { castOwnQuery, useSaveCastProfile } from './api/cast.ts';
import type { CastOwnProfile } from './cast-form.ts';
import { CastFields } from './cast-fields.tsx';
import { castValuesOf, checkCast } from './cast-form.ts';
import { Form, FormError } from './form.tsx';
import { profileTexts as t } from './ja.ts';
import { Loaded } from './loaded.tsx';
import { useFields } from './use-fields.ts';

/** Later changes of the cast's public profile. */
function CastEditScreen({ onSaved }: { readonly onSaved: () => void }) {
  const query = useQuery(castOwnQuery());
  return <Loaded query={query}>{(cast) => <Editor cast={cast} onSaved={onSaved} />}</Loaded>;
}

function Editor({ cast, onSaved }: { readonly cast: CastOwnProfile; readonly onSaved: () => void }) {
  const now = useNow();
  const fields = useFields({
    start: castValuesOf(cast),
    check: (values) => checkCast(values, cast.birthday, now),
    save: useSaveCastProfile(),
    onSaved: () => {
      showToast(t.saved, 'ok');
      onSaved();
    },
  });
  return (
    <Form fields={fields}>
      <Page className="gap-6">
        <CastFields fields={fields} birthday={cast.birthday} />
        <FormError error={fields.generalError} />
      </Page>
      <StickyBar>
        <Button type="submit" isPending={fields.isPending}>
          {t.save}
        </Button>
      </StickyBar>
    </Form>
  );
}

export function CastEditPage() {
  return (
    <SubPage title={t.castProfile}>
      <CastEditScreen onSaved={useBack()} />
    </SubPage>
  );
}
