import { useQuery } from '@tanstack/react-query';
import { profileRoutes } from '@yoimachi/contract/profile';
import {
  BankFields,
  bankAccountQuery,
  bankBodyOf,
  bankValuesOf,
  checkBank,
  useSaveBankAccount,
} from '#money/bank';
import type { BankAnswer } from '#money/bank';
import { useForm } from '#lib/use-form.ts';
import { Loaded } from '#ui/loaded.tsx';
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
  const form = useForm({
    start: bankValuesOf(stored),
    check: (values) => checkBank(values, stored),
    says: 'left',
    body: bankBodyOf,
    send: useSaveBankAccount(),
    readsAgain: [profileRoutes.getCastProfile],
    onDone: onSaved,
  });
  return (
    <StepFrame steps={CAST_STEPS} step={2} form={form} onPrevious={onPrevious}>
      <BankFields form={form} stored={stored} registeredNameKana={registeredNameKana} />
    </StepFrame>
  );
}
