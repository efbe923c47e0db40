import { useRouter, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import { LoginPage } from '#features/door';

/** The login of who was in the office until now; who comes without a session finds it on a page of its own (login.tsx). */
export function LoginAgain() {
  const { next = '/' } = useSearch({ from: '/login' });
  const { history, options } = useRouter();
  const goOn = useCallback(() => history.replace(`${options.basepath}${next}`), [history, options, next]);
  return <LoginPage goOn={goOn} />;
}
