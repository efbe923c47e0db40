export { readTier } from './read-tier.ts';
export { TierChoice } from './tier-choice.tsx';
export { TierStrip } from './tier-strip.tsx';
