export { SosBanner } from './sos-banner.tsx';
