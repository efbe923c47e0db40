import { useMutation } from '@tanstack/react-query';
import { officeRoutes } from '@yoimachi/contract/office';
import { useState } from 'react';
import { call } from '#lib/api.ts';
import { errorMessage } from '#ui/lib/api-error.ts';
import { TextField } from '#ui/text-field.tsx';
import { doorTexts as t } from './ja.ts';
import { StepForm } from './step-form.tsx';
import { useStep } from './use-step.ts';

/** The first step: mail and password. Which of the two was wrong is not told. */
export function PasswordForm() {
  const step = useStep();
  const [mail, setMail] = useState('');
  const [password, setPassword] = useState('');
  const [wasSent, setSent] = useState(false);
  const logIn = useMutation({
    mutationFn: () => call(officeRoutes.logInToOffice, { body: { mail, password } }),
    onSuccess: step,
    onError: () => setPassword(''),
  });
  const missing = (value: string) => (wasSent && value === '' && !logIn.isError ? t.required : undefined);
  return (
    <StepForm
      label={t.logIn}
      isPending={logIn.isPending}
      refusal={logIn.isError ? errorMessage(logIn.error) : null}
      onSend={() => {
        setSent(true);
        if (mail !== '' && password !== '') logIn.mutate();
      }}
    >
      <TextField
        label={t.mail}
        type="email"
        autoComplete="username"
        autoFocus
        value={mail}
        onChange={(event) => setMail(event.target.value)}
        error={missing(mail)}
      />
      <TextField
        label={t.password}
        type="password"
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={missing(password)}
      />
    </StepForm>
  );
}
