import { State } from '#ui/state.tsx';
import { EntryFrame } from './entry-frame.tsx';
import { accountTexts as t } from './ja.ts';

/** For members who lost their number; the request itself is not implemented yet, and the screen says so. */
export function ReauthStep({ onBack }: { readonly onBack: () => void }) {
  return (
    <EntryFrame title={t.reauthTitle} onBack={onBack} hasMark footer={t.under18}>
      <h1 className="text-2xl">{t.reauthTitle}</h1>
      <p className="phrase mt-3 text-sm text-sub">{t.reauthLead}</p>
      <State icon="moon" title={t.coming} detail={t.reauthComing} />
    </EntryFrame>
  );
}
