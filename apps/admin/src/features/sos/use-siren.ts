import { useEffect, useState } from 'react';

const MUTED_KEY = 'office:siren-muted';
const BEEP_EVERY_MS = 2_500;
const TONES = [880, 660] as const;
const TONE_SECONDS = 0.22;

let context: AudioContext | null = null;

/** Null where a browser has no sound: the banner is shown there, too. */
const openSound = (): AudioContext | null =>
  typeof AudioContext === 'undefined' ? null : (context ??= new AudioContext());

/** Two tones. */
function beep(sound: AudioContext): void {
  const { currentTime, destination } = sound;
  for (const [index, hertz] of TONES.entries()) {
    const tone = sound.createOscillator();
    const volume = sound.createGain();
    volume.gain.value = 0.12;
    tone.frequency.value = hertz;
    tone.connect(volume).connect(destination);
    const from = currentTime + index * TONE_SECONDS;
    tone.start(from);
    tone.stop(from + TONE_SECONDS);
  }
}

function readMuted(): readonly string[] {
  try {
    return JSON.parse(localStorage.getItem(MUTED_KEY) ?? '[]') as string[];
  } catch {
    return [];
  }
}

/**
 * Sounds while one of these calls for help waits that was not muted in this browser: the next one sounds again. `isBlocked`: the browser lets
 * nothing be heard before the person's first click or key.
 */
export function useSiren(waitingIds: readonly string[]) {
  const [muted, setMuted] = useState(readMuted);
  const [isBlocked, setBlocked] = useState(false);
  const sounds = waitingIds.some((id) => !muted.includes(id));
  useEffect(() => {
    if (!sounds) return;
    const sound = openSound();
    if (!sound) return;
    const sing = () => {
      setBlocked(sound.state !== 'running');
      if (sound.state === 'running') beep(sound);
    };
    const wake = () => void sound.resume().then(sing);
    sing();
    const timer = setInterval(sing, BEEP_EVERY_MS);
    const events = ['pointerdown', 'keydown'] as const;
    if (sound.state !== 'running') for (const name of events) addEventListener(name, wake, { once: true });
    return () => {
      clearInterval(timer);
      for (const name of events) removeEventListener(name, wake);
    };
  }, [sounds]);
  return {
    isMuted: waitingIds.length > 0 && !sounds,
    isBlocked: sounds && isBlocked,
    toggle: () => {
      const next = sounds ? waitingIds : [];
      localStorage.setItem(MUTED_KEY, JSON.stringify(next));
      setMuted(next);
    },
  };
}
