import { useMayAct } from '#lib/office.ts';
import { SmallButton } from '#parts/small-button.tsx';
import { formatCount } from '#ui/amount.tsx';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/icon.tsx';
import { errorMessage } from '#ui/lib/api-error.ts';
import { useCheckAudit } from './api.ts';
import { auditTexts as t } from './ja.ts';

/** Reckons the chain again: a row that is missing or was changed shows. */
export function ChainCheck() {
  const mayAct = useMayAct();
  const check = useCheckAudit();
  if (!mayAct('checkAudit')) return null;
  const isBad = check.isError || (check.data && check.data.brokenAt !== null);
  const said = check.isError
    ? errorMessage(check.error)
    : check.data &&
      (check.data.brokenAt === null ? t.holds(formatCount(check.data.rows)) : t.broken(check.data.brokenAt));
  return (
    <>
      <p
        role="status"
        className={cx(
          'inline-flex items-center gap-1.5 text-sm',
          isBad ? 'font-bold text-danger' : 'text-ok',
        )}
      >
        {said && <Icon name={isBad ? 'alert' : 'shield'} size={18} />}
        <span>{said}</span>
      </p>
      <SmallButton isPending={check.isPending} onClick={() => check.mutate()}>
        {t.check}
      </SmallButton>
    </>
  );
}
