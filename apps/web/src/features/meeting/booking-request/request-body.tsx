import type { ReactNode } from 'react';
import { Bone } from '#ui/skeleton.tsx';
import { NoDrinkNote } from '#ui/under20.tsx';
import { pointsOfEach } from './chosen-casts.ts';
import { CostRows } from './cost-rows.tsx';
import type { FormPart } from './form-parts.ts';
import { RequestFields } from './request-fields.tsx';
import { Terms } from './terms.tsx';
import type { RequestForm } from './use-request-form.ts';

interface Props {
  readonly form: RequestForm;
  /** Who is asked, if there are more than the one in the title. */
  readonly casts?: ReactNode;
}

/** A request from top to bottom: who, when, where, cost and terms. */
export function RequestBody({ form, casts }: Props) {
  const { castDay, choice, cost, priced } = form;
  return (
    <>
      {casts}
      <RequestFields form={form} />
      <NoDrinkNote names={form.under20} />
      {choice && (
        <div data-part={'cost' satisfies FormPart} tabIndex={-1} className="scroll-mt-20">
          {cost ? (
            <CostRows casts={priced} minutes={choice.minutes} cost={cost} />
          ) : (
            <Bone className="h-44" />
          )}
        </div>
      )}
      {castDay && choice && (
        <Terms
          day={castDay.day}
          plans={cost ? pointsOfEach(priced, choice.minutes) : []}
          isSeveral={form.others.length > 0}
        />
      )}
    </>
  );
}
