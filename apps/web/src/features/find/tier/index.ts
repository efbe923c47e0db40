export { readTier } from './api/tier.ts';
export { TierChoice } from './tier-choice.tsx';
export { TierStrip } from './tier-strip.tsx';
