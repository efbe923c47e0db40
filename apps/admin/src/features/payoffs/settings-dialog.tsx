import { useQuery } from '@tanstack/react-query';
import { payoffAdminRoutes } from '@yoimachi/contract/payoff-admin';
import { checkHolderKana } from '@yoimachi/domain/bank';
import { FEE_BEARERS, FEE_MAX_YEN, WITHHOLDING_MODES } from '@yoimachi/domain/payoff';
import type { FeeBearer, WithholdingMode } from '@yoimachi/domain/payoff';
import { useState } from 'react';
import { call } from '#lib/api.ts';
import { Dialog } from '#parts/dialog.tsx';
import { SettingHistory } from '#parts/setting-history/index.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { errorMessage } from '#ui/lib/api-error.ts';
import type { CallAnswer } from '#ui/lib/request.ts';
import { Loaded } from '#ui/loaded.tsx';
import { Note } from '#ui/note.tsx';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import { query } from '#lib/queries.ts';
import { usePayoffAct } from './api.ts';
import { payoffTexts as t } from './ja.ts';

type Terms = CallAnswer<typeof payoffAdminRoutes.readPayoffTerms>;

/** What holds for payoffs from now on, and the account they are paid from. */
export default function SettingsDialog({ onClose }: { readonly onClose: () => void }) {
  const terms = useQuery(query(payoffAdminRoutes.readPayoffTerms));
  return (
    <Dialog isOpen onClose={onClose} title={t.settings}>
      <Loaded query={terms}>
        {(loaded) => (
          <div className="flex flex-col gap-6">
            <TermsForm terms={loaded} />
            <ConsignorForm consignor={loaded.consignor} />
            <SettingHistory of="PAYOFF_TERMS" title={t.settingsHistory} />
          </div>
        )}
      </Loaded>
    </Dialog>
  );
}

function TermsForm({ terms }: { readonly terms: Terms }) {
  const [typedFee, setFee] = useState(String(terms.transferFeeYen));
  const fee = typedFee.normalize('NFKC').trim();
  const [feeBearer, setBearer] = useState(terms.feeBearer);
  const [withholdingMode, setMode] = useState(terms.withholdingMode);
  const [lineEnds, setLineEnds] = useState(terms.lineEnds);
  const save = usePayoffAct(
    () =>
      call(payoffAdminRoutes.changePayoffTerms, {
        body: { transferFeeYen: Number(fee), feeBearer, withholdingMode, lineEnds },
      }),
    t.savedTerms,
  );
  const isFee = /^\d{1,4}$/.test(fee) && Number(fee) <= FEE_MAX_YEN;
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (isFee && !save.isPending) save.mutate(undefined);
      }}
    >
      <p className="phrase text-sm text-sub">{t.settingsHelp}</p>
      <TextField
        label={t.feeYen}
        inputMode="numeric"
        value={typedFee}
        onChange={(event) => setFee(event.target.value)}
        error={isFee ? undefined : t.feeYenWrong}
      />
      <Select
        label={t.feeBearer}
        emptyLabel={null}
        options={FEE_BEARERS.map((value) => ({ value, label: t.bearers[value] }))}
        value={feeBearer}
        onChange={(event) => setBearer(event.target.value as FeeBearer)}
      />
      <Select
        label={t.withholding}
        emptyLabel={null}
        options={WITHHOLDING_MODES.map((value) => ({ value, label: t.withholdings[value] }))}
        value={withholdingMode}
        onChange={(event) => setMode(event.target.value as WithholdingMode)}
      />
      <Checkbox
        label={t.lineEnds}
        help={t.lineEndsHelp}
        checked={lineEnds}
        onChange={(event) => setLineEnds(event.target.checked)}
      />
      {save.error && <Note look="danger">{errorMessage(save.error)}</Note>}
      <Button type="submit" size="md" isPending={save.isPending}>
        {t.saveTerms}
      </Button>
    </form>
  );
}

const NONE = {
  consignorCode: '',
  consignorName: '',
  bankCode: '',
  branchCode: '',
  accountNumber: '',
  isCurrent: false,
};
type Consignor = typeof NONE;

const DIGITS = { consignorCode: 10, bankCode: 4, branchCode: 3, accountNumber: 7 } as const;
const FIELDS = [
  ['consignorCode', t.consignorCode],
  ['consignorName', t.consignorName],
  ['bankCode', t.bankCode],
  ['branchCode', t.branchCode],
  ['accountNumber', t.ownNumber],
] as const;

/** What is wrong with a field; undefined: nothing. */
function problemOf(field: (typeof FIELDS)[number][0], value: string): string | undefined {
  if (field === 'consignorName') return checkHolderKana(value).ok ? undefined : t.kanaWrong;
  const count = DIGITS[field];
  return value.length === count && /^\d+$/.test(value) ? undefined : t.digitsWrong(count);
}

function ConsignorForm({ consignor }: { readonly consignor: Terms['consignor'] }) {
  const [typed, setTyped] = useState<Consignor>(consignor ?? NONE);
  const [wasSent, setSent] = useState(false);
  const save = usePayoffAct(() => call(payoffAdminRoutes.changeConsignor, { body: typed }), t.savedConsignor);
  const isWrong = FIELDS.some(([field]) => problemOf(field, typed[field]) !== undefined);
  return (
    <form
      noValidate
      className="flex flex-col gap-4 border-t border-line pt-5"
      onSubmit={(event) => {
        event.preventDefault();
        setSent(true);
        if (!isWrong && !save.isPending) save.mutate(undefined);
      }}
    >
      <h3 className="font-gothic text-sm font-bold">{t.consignor}</h3>
      <p className="phrase text-sm text-sub">{t.consignorHelp}</p>
      {FIELDS.map(([field, label]) => (
        <TextField
          key={field}
          label={label}
          inputMode={field === 'consignorName' ? 'text' : 'numeric'}
          autoComplete="off"
          maxLength={40}
          value={typed[field]}
          onChange={(event) => setTyped({ ...typed, [field]: event.target.value })}
          error={wasSent ? problemOf(field, typed[field]) : undefined}
        />
      ))}
      <Checkbox
        label={t.isCurrent}
        checked={typed.isCurrent}
        onChange={(event) => setTyped({ ...typed, isCurrent: event.target.checked })}
      />
      {save.error && <Note look="danger">{errorMessage(save.error)}</Note>}
      <Button type="submit" size="md" isPending={save.isPending}>
        {t.saveConsignor}
      </Button>
    </form>
  );
}
