import { COUPON_DESCRIPTION_LENGTH, type CouponEligibility } from '@yoimachi/domain/coupon';
import { ActDialog } from '#parts/act-dialog.tsx';
import { NumberField } from '#ui/number-field.tsx';
import { Select } from '#ui/select.tsx';
import { TextArea, TextField } from '#ui/text-field.tsx';
import { couponTexts as t } from './ja.ts';
import { useNewCoupon } from './use-new-coupon.ts';
import type { NewCouponForm } from './use-new-coupon.ts';

const eligibilities = (['ALL', 'FIRST_PURCHASE', 'NAMED'] as const).map((value) => ({
  value,
  label: t.eligibilities[value],
}));

/** A code that guests redeem: what is wrong stands at its field, all of it at once. */
export default function CreateDialog({ onClose }: { readonly onClose: () => void }) {
  const { form, guestsError, ...act } = useNewCoupon(onClose);
  return (
    <ActDialog {...act} title={t.addTitle} help={t.addHelp} label={t.create} onClose={onClose}>
      <Words {...form} />
      <Terms {...form} />
      <Whom {...form} guestsError={guestsError} />
    </ActDialog>
  );
}

function Words({ typed, set, errorOf }: NewCouponForm) {
  return (
    <>
      <TextField
        label={t.code}
        value={typed.code}
        autoComplete="off"
        autoCapitalize="characters"
        onChange={(event) => set({ code: event.target.value })}
        error={errorOf('code')}
      />
      <TextField
        label={t.name}
        value={typed.name}
        onChange={(event) => set({ name: event.target.value })}
        error={errorOf('name')}
      />
      <TextField
        label={t.shownTitle}
        value={typed.title}
        onChange={(event) => set({ title: event.target.value })}
        error={errorOf('title')}
      />
      <TextArea
        label={t.description}
        rows={3}
        value={typed.description}
        count={{ text: typed.description, max: COUPON_DESCRIPTION_LENGTH }}
        onChange={(event) => set({ description: event.target.value })}
        error={errorOf('description')}
      />
    </>
  );
}

function Terms({ typed, set, errorOf }: NewCouponForm) {
  return (
    <div className="grid gap-4 tablet:grid-cols-2">
      <NumberField
        label={t.points}
        suffix="P"
        value={typed.points}
        onChange={(points) => set({ points })}
        error={errorOf('points')}
      />
      <NumberField
        label={t.term}
        suffix={t.days}
        value={typed.termDays}
        onChange={(termDays) => set({ termDays })}
        error={errorOf('termDays')}
      />
      <TextField
        label={t.from}
        type="date"
        value={typed.from}
        onChange={(event) => set({ from: event.target.value })}
      />
      <TextField
        label={t.until}
        type="date"
        value={typed.until}
        onChange={(event) => set({ until: event.target.value })}
        error={errorOf('endsAt')}
      />
    </div>
  );
}

function Whom({
  typed,
  set,
  errorOf,
  guestsError,
}: NewCouponForm & { readonly guestsError?: string | undefined }) {
  return (
    <>
      <NumberField
        label={t.limit}
        help={t.limitHelp}
        suffix={t.times}
        value={typed.totalLimit}
        onChange={(totalLimit) => set({ totalLimit })}
        error={errorOf('totalLimit')}
      />
      <Select
        label={t.who}
        emptyLabel={null}
        options={eligibilities}
        value={typed.eligibility}
        onChange={(event) => set({ eligibility: event.target.value as CouponEligibility })}
      />
      {typed.eligibility === 'NAMED' && (
        <TextArea
          label={t.guests}
          help={t.guestsHelp}
          rows={4}
          value={typed.guests}
          onChange={(event) => set({ guests: event.target.value })}
          error={guestsError}
        />
      )}
    </>
  );
}
