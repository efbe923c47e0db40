import { useCanGoBack, useRouter } from '@tanstack/react-router';

/** Goes back in this tab's history; where there is none (an opened link), to the start of one's own side. */
export function useBack(): () => void {
  const router = useRouter();
  const canGoBack = useCanGoBack();
  return () => {
    if (canGoBack) router.history.back();
    else void router.navigate({ to: router.state.location.pathname.startsWith('/cast') ? '/cast' : '/' });
  };
}
