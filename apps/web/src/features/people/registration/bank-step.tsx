import { useQuery } from '@tanstack/react-query';
import {
  BankFields,
  bankAccountQuery,
  bankBodyOf,
  bankValuesOf,
  checkBank,
  useSaveBankAccount,
} from '#money/bank';
import type { BankAnswer } from '#money/bank';
import { Loaded } from '#ui/loaded.tsx';
import { useFields } from '#people/profile';
import { useSaveStep } from './api/save-step.ts';
import { CAST_STEPS } from './ja.ts';
import { StepFrame } from './step-frame.tsx';
import type { StepProps } from './step.ts';

/** Step 2: the account her payoffs go to. */
export function BankStep(props: StepProps) {
  const query = useQuery({ ...bankAccountQuery(), staleTime: 0 });
  return <Loaded query={query}>{(answer) => <Fields {...props} answer={answer} />}</Loaded>;
}

function Fields({ answer, onSaved, onPrevious }: StepProps & { readonly answer: BankAnswer }) {
  const { account: stored, registeredNameKana } = answer;
  const save = useSaveBankAccount();
  const fields = useFields({
    start: bankValuesOf(stored),
    check: (values) => checkBank(values, stored),
    save: useSaveStep((values: ReturnType<typeof bankValuesOf>) => save(bankBodyOf(values))),
    onSaved,
  });
  return (
    <StepFrame steps={CAST_STEPS} step={2} fields={fields} onPrevious={onPrevious}>
      <BankFields fields={fields} stored={stored} registeredNameKana={registeredNameKana} />
    </StepFrame>
  );
}
