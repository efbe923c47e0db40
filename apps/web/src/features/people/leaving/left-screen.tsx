import { ButtonLink } from '#ui/button-link.tsx';
import { Page } from '#ui/page.tsx';
import { State } from '#ui/state.tsx';
import { Title } from '#ui/title.tsx';
import { leavingTexts as t } from './ja.ts';

/** The end. */
export function LeftPage() {
  return (
    <Page>
      <Title>{t.doneTitle}</Title>
      <State
        level={1}
        icon="moon"
        title={t.doneTitle}
        detail={t.doneDetail}
        action={<ButtonLink to="/authentication" variant="line" size="md" label={t.toTop} />}
      />
    </Page>
  );
}
