import { GUEST_STEPS, registrationTexts as t } from './ja.ts';

/** 1 to 4: account info, card, profile, finish. */
export type GuestStep = 1 | 2 | 3 | 4;

/** How far a guest's registration is. */
export function GuestProgress({ step }: { readonly step: GuestStep }) {
  return (
    <div className="flex flex-col gap-3">
      <div aria-hidden="true" className="grid grid-cols-4 gap-1.5">
        {GUEST_STEPS.map((label, index) => (
          <span key={label} className={`h-1 rounded-full ${index < step ? 'bg-primary' : 'bg-line'}`} />
        ))}
      </div>
      <div className="flex items-baseline justify-between gap-3">
        <h2 className="text-xl">{GUEST_STEPS[step - 1]}</h2>
        <span className="nums shrink-0 text-sm text-sub">{t.stepOf(step, GUEST_STEPS.length)}</span>
      </div>
    </div>
  );
}
