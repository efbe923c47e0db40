import { pricingRoutes } from '@yoimachi/contract/pricing';
import { profileRoutes } from '@yoimachi/contract/profile';
import { useQuery } from '@tanstack/react-query';
import { defaultPrice15, price15Range, quote, type Prices } from '@yoimachi/domain/pricing';
import { rewardOf } from '@yoimachi/domain/points';
import { query } from '#lib/queries.ts';
import { LoadFailed } from '#ui/load-failed.tsx';
import { Page, H2 } from '#ui/page.tsx';
import { CardListSkeleton } from '#ui/skeleton.tsx';
import { SubPage } from '#ui/bars.tsx';
import { call } from '#lib/api.ts';
import { useForm } from '#lib/use-form.ts';
import { pointsText, Points } from '#ui/amount.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ErrorNote, Note } from '#ui/note.tsx';
import { NumberField } from '#ui/number-field.tsx';
import { StickyBar } from '#ui/sticky-bar.tsx';
import { formatDuration } from '#lib/dates.ts';
import { MoreLink } from '#ui/more-link.tsx';
import { Rows } from '#ui/rows.tsx';
import { pricingTexts as t } from './ja.ts';
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
    <SubPage title={t.title}>
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
  const form = useForm({
    start: priceFormOf(stored),
    check: priceProblems,
    body: (typed) => validPrices(typed)!,
    send: (body) => call(pricingRoutes.putPrices, { body }),
    fills: query(pricingRoutes.getPrices),
    readsAgain: [profileRoutes.castHome],
    said: t.saved,
  });
  const { price30 } = form.values;
  const prices = validPrices(form.values);
  const range = price15Range(price30 ?? 0);
  const half = price30 === null ? null : defaultPrice15(price30);
  return (
    <>
      <Page>
        <Card className="flex flex-col gap-6">
          <NumberField
            label={t.price30}
            help={t.price30Help}
            suffix={t.unit}
            {...form.choice('price30')}
            onChange={(next) => form.change(withPrice30(form.values, next))}
            onBlur={form.check}
          />
          <NumberField
            label={t.price15}
            help={
              price30 !== null && !form.errorOf('price30') ? t.price15Help(range.min, range.max) : undefined
            }
            suffix={t.unit}
            {...form.choice('price15')}
            onChange={(price15) => form.change({ price15, isOwn15: true })}
            onBlur={form.check}
            repair={
              half !== null && (
                <Button
                  variant="line"
                  size="md"
                  className="self-start"
                  onClick={() => form.change({ price15: half, isOwn15: false })}
                >
                  <span className="nums">{t.repair15(pointsText(half))}</span>
                </Button>
              )
            }
          />
        </Card>
        {prices && <Examples prices={prices} feePercent={feePercent} />}
        <Note>{t.note}</Note>
        <ErrorNote error={form.error} />
      </Page>
      <StickyBar>
        <Button isPending={form.isPending} onClick={form.submit}>
          {t.save}
        </Button>
      </StickyBar>
    </>
  );
}

/** What sessions of usual lengths cost, and her share of both units and of these sessions, after her stage's fee. */
function Examples({ prices, feePercent }: { readonly prices: Prices; readonly feePercent: number }) {
  const reward = (points: number) => rewardOf(points, feePercent).rewardPoints;
  return (
    <>
      <ExampleCard title={t.example} prices={prices} />
      <Card className="flex flex-col gap-4">
        <H2 aside={<MoreLink to="/cast/stage">{t.aboutStage}</MoreLink>}>{t.unitRewards}</H2>
        <Rows
          rows={[
            { label: t.reward30, amount: <Points value={reward(prices.price30)} size="lg" /> },
            { label: t.reward15, amount: <Points value={reward(prices.price15)} size="lg" /> },
          ]}
        />
        <Note>{t.fee(feePercent)}</Note>
      </Card>
      <ExampleCard title={t.rewards} prices={prices} shown={reward} />
    </>
  );
}

const EXAMPLE_MINUTES = [45, 60, 75, 90, 120] as const;

interface ExampleProps {
  readonly title: string;
  readonly prices: Prices;
  /** Which part of a session's price is shown; the price itself by default. */
  readonly shown?: (points: number) => number;
}

function ExampleCard({ title, prices, shown = (points) => points }: ExampleProps) {
  return (
    <Card className="flex flex-col gap-4">
      <H2>{title}</H2>
      <Rows
        rows={EXAMPLE_MINUTES.map((minutes) => ({
          label: formatDuration(minutes),
          amount: <Points value={shown(quote(prices, minutes))} />,
        }))}
      />
    </Card>
  );
}
