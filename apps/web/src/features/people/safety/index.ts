export { Sos } from './sos.tsx';
export { SosBeside } from './sos-beside.tsx';
