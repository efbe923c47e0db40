import { Link } from '@tanstack/react-router';
import { lastUserId } from '#lib/identity-store.ts';
import { CAST, GUEST, currentSession, type UserType } from '#lib/session-storage.ts';
import { Brand } from '#ui/brand.tsx';
import { Icon, type IconName } from '#ui/icon.tsx';
import { EntryFrame } from './entry-frame.tsx';
import { accountTexts as t } from './ja.ts';

/** Guest or cast: the first question. */
export function SelectStep({ onSelect }: { readonly onSelect: (userType: UserType) => void }) {
  const session = currentSession();
  const isKnown = session ?? lastUserId(GUEST) ?? lastUserId(CAST);
  return (
    <EntryFrame title={t.phoneTitle} footer={t.under18}>
      <Brand size="lg" />
      <p className="mt-5 font-mincho text-lg">{t.tagline}</p>
      <h1 className="mt-12 text-xl">{t.selectTitle}</h1>
      <div className="mt-5 flex flex-col gap-3">
        <Choice icon="search" label={t.guest} help={t.guestHelp} onClick={() => onSelect(GUEST)} />
        <Choice icon="calendarCheck" label={t.cast} help={t.castHelp} onClick={() => onSelect(CAST)} />
      </div>
      {isKnown && (
        <Link
          to={session === null ? '/start' : session.userType === GUEST ? '/guest' : '/cast'}
          className="hit mt-8 self-center text-sm font-bold text-primary"
        >
          {t.signedIn}
        </Link>
      )}
    </EntryFrame>
  );
}

interface ChoiceProps {
  readonly icon: IconName;
  readonly label: string;
  readonly help: string;
  readonly onClick: () => void;
}

function Choice({ icon, label, help, onClick }: ChoiceProps) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="flex items-center gap-4 rounded-lg border border-edge bg-surface px-4 py-5 text-left active:bg-sunken"
    >
      <span className="grid size-12 shrink-0 place-items-center rounded-full bg-tint text-on-tint">
        <Icon name={icon} size={22} />
      </span>
      <span className="flex min-w-0 flex-1 flex-col gap-0.5">
        <span className="text-base font-bold">{label}</span>
        <span className="phrase text-xs text-sub">{help}</span>
      </span>
      <Icon name="forward" size={16} className="text-sub" />
    </button>
  );
}
