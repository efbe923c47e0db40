import { useCanGoBack, useRouter } from '@tanstack/react-router';

/** Goes back in this tab's history; without one (an opened link), to the start of the user's own side. */
export function useBack(): () => void {
  const router = useRouter();
  const canGoBack = useCanGoBack();
  return () => {
    if (canGoBack) router.history.back();
    else
      void router.navigate({ to: router.state.location.pathname.startsWith('/cast') ? '/cast' : '/start' });
  };
}
