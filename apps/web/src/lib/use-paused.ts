import { useEffect, useState } from 'react';

const PAUSE_MS = 150;

/** The text once typing has paused, so that not every keystroke calls the server. */
export function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}
