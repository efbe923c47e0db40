import { useBack } from '#lib/use-back.ts';
import { AppBar } from '#ui/bars.tsx';
import { Page } from '#ui/page.tsx';
import { State } from '#ui/state.tsx';
import { appTexts } from './ja.ts';

/** A screen whose route exists before its feature does. */
export function ComingScreen({
  title,
  isRoot,
}: {
  readonly title: string;
  readonly isRoot?: boolean | undefined;
}) {
  const back = useBack();
  return (
    <>
      <AppBar title={title} {...(!isRoot && { onBack: back })} />
      <Page>
        <State icon="moon" title={appTexts.coming} detail={appTexts.comingDetail} />
      </Page>
    </>
  );
}
