import { pricingRoutes } from '@yoimachi/contract/pricing';
import { profileRoutes } from '@yoimachi/contract/profile';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { query, keyOf, refresh } from '#lib/queries.ts';
import { LoadFailed } from '#ui/load-failed.tsx';
import { Page } from '#ui/page.tsx';
import { CardListSkeleton } from '#ui/skeleton.tsx';
import { SubPage } from '#ui/bars.tsx';
import { pricingTexts, pricingTexts as t } from './ja.ts';
import { defaultPrice15, price15Range } from '@yoimachi/domain/pricing';
import { useState } from 'react';
import { showToast } from '#lib/toast.ts';
import { useSend } from '#lib/use-send.ts';
import { pointsText } from '#ui/amount.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ErrorNote, Note } from '#ui/note.tsx';
import { NumberField } from '#ui/number-field.tsx';
import { StickyBar } from '#ui/sticky-bar.tsx';
import { Examples } from './examples.tsx';
import { priceFormOf, priceProblems, validPrices, withPrice30 } from './price-form.ts';

/** Her prices for 30 and 15 minutes, with her share after her stage's fee. */
export function PricePage() {
  const prices = useQuery(query(pricingRoutes.getPrices));
  const fee = useQuery(query(profileRoutes.castHome, {}, { select: ({ feePercent }) => feePercent }));
  const failed = [prices, fee].find(({ isError }) => isError);
  const retry = () => {
    void prices.refetch();
    void fee.refetch();
  };
  return (
    <SubPage title={pricingTexts.title}>
      {prices.data && fee.data !== undefined ? (
        <PriceEditor stored={prices.data} feePercent={fee.data} />
      ) : (
        <Page>
          {failed ? (
            <LoadFailed error={failed.error} isPending={failed.isFetching} onRetry={retry} />
          ) : (
            <CardListSkeleton count={2} />
          )}
        </Page>
      )}
    </SubPage>
  );
}

interface Props {
  readonly stored: { readonly price30: number | null; readonly price15: number | null };
  /** Her share is shown after this fee. */
  readonly feePercent: number;
}

/** The prices form. A field is validated once she has left it or tried to save. */
function PriceEditor({ stored, feePercent }: Props) {
  const client = useQueryClient();
  const [form, setForm] = useState(() => priceFormOf(stored));
  const [isJudged, setJudged] = useState(false);
  const save = useSend(pricingRoutes.putPrices, {
    onSuccess: (answer) => {
      client.setQueryData(keyOf(pricingRoutes.getPrices), answer);
      void refresh(client, profileRoutes.castHome);
      showToast(t.saved, 'ok');
    },
  });
  const problems = isJudged ? priceProblems(form) : {};
  const prices = validPrices(form);
  const range = price15Range(form.price30 ?? 0);
  const half = form.price30 === null ? null : defaultPrice15(form.price30);
  const submit = () => {
    setJudged(true);
    if (prices && !save.isPending) save.mutate({ body: prices });
  };
  return (
    <>
      <Page>
        <Card className="flex flex-col gap-6">
          <NumberField
            label={t.price30}
            help={t.price30Help}
            suffix={t.unit}
            value={form.price30}
            onChange={(price30) => setForm((present) => withPrice30(present, price30))}
            onBlur={() => setJudged(true)}
            error={problems.price30}
          />
          <NumberField
            label={t.price15}
            help={
              form.price30 !== null && !problems.price30 ? t.price15Help(range.min, range.max) : undefined
            }
            suffix={t.unit}
            value={form.price15}
            onChange={(price15) => setForm((present) => ({ ...present, price15, isOwn15: true }))}
            onBlur={() => setJudged(true)}
            error={problems.price15}
            repair={
              half !== null && (
                <Button
                  variant="line"
                  size="md"
                  className="self-start"
                  onClick={() => setForm((present) => ({ ...present, price15: half, isOwn15: false }))}
                >
                  <span className="nums">{t.repair15(pointsText(half))}</span>
                </Button>
              )
            }
          />
        </Card>
        {prices && <Examples prices={prices} feePercent={feePercent} />}
        <Note>{t.note}</Note>
        <ErrorNote error={save.error} />
      </Page>
      <StickyBar>
        <Button isPending={save.isPending} onClick={submit}>
          {t.save}
        </Button>
      </StickyBar>
    </>
  );
}
