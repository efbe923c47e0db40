import { useQuery } from '@tanstack/react-query';
import { payoffAdminRoutes } from '@yoimachi/contract/payoff-admin';
import { checkHolderKana } from '@yoimachi/domain/bank';
import { FEE_BEARERS, FEE_MAX_YEN, WITHHOLDING_MODES } from '@yoimachi/domain/payoff';
import { query } from '#lib/queries.ts';
import { optionsOf } from '#lib/options.ts';
import { act, check, choice, count, InlineAct, line } from '#parts/act/index.ts';
import { Dialog } from '#parts/dialog.tsx';
import { SettingHistory } from '#parts/setting-history/index.ts';
import type { CallAnswer } from '#ui/lib/request.ts';
import { Loaded } from '#ui/loaded.tsx';
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
            <InlineAct act={changeTerms} of={loaded} />
            <section className="flex flex-col gap-4 border-t border-line pt-5">
              <h3 className="font-gothic text-sm font-bold">{t.consignor}</h3>
              <InlineAct act={changeConsignor} of={loaded.consignor} />
            </section>
            <SettingHistory of="PAYOFF_TERMS" title={t.settingsHistory} />
          </div>
        )}
      </Loaded>
    </Dialog>
  );
}

const changeTerms = act(payoffAdminRoutes, 'changePayoffTerms', {
  help: t.settingsHelp,
  label: t.saveTerms,
  fields: ({ transferFeeYen, feeBearer, withholdingMode, lineEnds }: Terms) => ({
    transferFeeYen: count(t.feeYen, t.feeYenWrong, {
      start: transferFeeYen,
      isRight: (yen) => yen <= FEE_MAX_YEN,
    }),
    feeBearer: choice(t.feeBearer, optionsOf(t.bearers, FEE_BEARERS), { start: feeBearer }),
    withholdingMode: choice(t.withholding, optionsOf(t.withholdings, WITHHOLDING_MODES), {
      start: withholdingMode,
    }),
    lineEnds: check(t.lineEnds, { start: lineEnds, help: t.lineEndsHelp }),
  }),
  done: t.savedTerms,
});

/** A number of so many digits. */
const digits = (label: string, length: number, start: string | undefined) =>
  line(label, {
    start,
    inputMode: 'numeric',
    max: 40,
    wrong: t.digitsWrong(length),
    isRight: (typed) => typed.length === length && /^\d+$/.test(typed),
  });

const changeConsignor = act(payoffAdminRoutes, 'changeConsignor', {
  help: t.consignorHelp,
  label: t.saveConsignor,
  fields: (known: Terms['consignor']) => ({
    consignorCode: digits(t.consignorCode, 10, known?.consignorCode),
    consignorName: line(t.consignorName, {
      start: known?.consignorName,
      max: 40,
      wrong: t.kanaWrong,
      isRight: (name) => checkHolderKana(name).ok,
    }),
    bankCode: digits(t.bankCode, 4, known?.bankCode),
    branchCode: digits(t.branchCode, 3, known?.branchCode),
    accountNumber: digits(t.ownNumber, 7, known?.accountNumber),
    isCurrent: check(t.isCurrent, { start: known?.isCurrent ?? false }),
  }),
  done: t.savedConsignor,
});
