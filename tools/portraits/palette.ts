/** Colours of the drawn portraits: muted, as in a lounge after dusk. All hex, sRGB. */

export type Skin = { base: string; light: string; shade: string; deep: string; blush: string };

export const SKINS: readonly Skin[] = [
  { base: '#f3d5c0', light: '#fce8d9', shade: '#d9a78c', deep: '#b67e66', blush: '#e58f86' },
  { base: '#efcdb4', light: '#f9e2cf', shade: '#d19c7e', deep: '#aa735a', blush: '#dd8676' },
  { base: '#e8c2a4', light: '#f5d9c0', shade: '#c48f6e', deep: '#9a674d', blush: '#d37a67' },
  { base: '#ddb08d', light: '#eec9aa', shade: '#b57f5d', deep: '#875a40', blush: '#c66f58' },
  { base: '#f6dccd', light: '#fff0e6', shade: '#dfae9a', deep: '#bb8573', blush: '#e89a98' },
];

export type HairColour = {
  name: 'black' | 'brown' | 'light' | 'blond' | 'colour';
  base: string;
  dark: string;
  shine: string;
};

export const HAIR_COLOURS: readonly HairColour[] = [
  { name: 'black', base: '#1f191c', dark: '#100c0f', shine: '#5d5362' },
  { name: 'black', base: '#252029', dark: '#14101a', shine: '#6a6480' },
  { name: 'brown', base: '#3a2620', dark: '#1f1310', shine: '#84604e' },
  { name: 'brown', base: '#4b3026', dark: '#2a1914', shine: '#9d7358' },
  { name: 'brown', base: '#5a3a2c', dark: '#332018', shine: '#b3866a' },
  { name: 'light', base: '#7a5238', dark: '#472d1e', shine: '#cda27a' },
  { name: 'light', base: '#8a6549', dark: '#523827', shine: '#dcb991' },
  { name: 'blond', base: '#b08d62', dark: '#6f5436', shine: '#efd9ac' },
  { name: 'colour', base: '#6f6a70', dark: '#403c43', shine: '#b9b3bb' },
  { name: 'colour', base: '#6b3a44', dark: '#3a1d25', shine: '#b97d85' },
];

/** Background: two ends of the wall's gradient and the colours of the lights in front of it. */
export type Mood = { top: string; mid: string; low: string; lights: readonly string[]; rim: string };

export const MOODS: readonly Mood[] = [
  {
    top: '#7c4663',
    mid: '#4a2a4c',
    low: '#1d1428',
    lights: ['#e9c79a', '#d48bb0', '#9a86d8', '#f3dcc0'],
    rim: '#f0b9cf',
  },
  {
    top: '#39617a',
    mid: '#26405a',
    low: '#121c2c',
    lights: ['#e8cf9f', '#7fb4d8', '#b9d4e6', '#e9b48c'],
    rim: '#b7dcf0',
  },
  {
    top: '#96604c',
    mid: '#5d3a34',
    low: '#24161a',
    lights: ['#f5d29a', '#e8a27f', '#d88296', '#ffe3bd'],
    rim: '#ffd2a8',
  },
  {
    top: '#565588',
    mid: '#37365e',
    low: '#171728',
    lights: ['#c8b6f0', '#8fa6ea', '#e6c49c', '#efb9cf'],
    rim: '#cfc8ff',
  },
  {
    top: '#546b50',
    mid: '#35493c',
    low: '#151f1b',
    lights: ['#e9d49a', '#a9c99a', '#d9e3b5', '#e9b98c'],
    rim: '#dcefc4',
  },
  {
    top: '#8a4a56',
    mid: '#552b3a',
    low: '#20111b',
    lights: ['#f2b8a8', '#e78ba0', '#f0d2a2', '#c48bd0'],
    rim: '#ffc4c4',
  },
  {
    top: '#4f6a70',
    mid: '#31474e',
    low: '#131e22',
    lights: ['#f0dcae', '#8ecac6', '#cfe4dc', '#e0a98c'],
    rim: '#c6ece6',
  },
  {
    top: '#8d7452',
    mid: '#594735',
    low: '#211a17',
    lights: ['#ffe1a6', '#f0c07f', '#e6a487', '#f7edd0'],
    rim: '#ffe3b0',
  },
  {
    top: '#6a5a78',
    mid: '#44394f',
    low: '#1b1622',
    lights: ['#e7cbb0', '#b79fd0', '#e3a9b8', '#dcd6f2'],
    rim: '#e6d3f5',
  },
  {
    top: '#3f5a86',
    mid: '#29395f',
    low: '#111729',
    lights: ['#f2d7a0', '#86a8ec', '#a5c9f2', '#eda7a0'],
    rim: '#bfd4ff',
  },
  {
    top: '#a0766b',
    mid: '#664950',
    low: '#271a22',
    lights: ['#ffe0c4', '#f0b3a0', '#e3c58f', '#f2cfe0'],
    rim: '#ffdccb',
  },
  {
    top: '#3d6660',
    mid: '#274641',
    low: '#101d1c',
    lights: ['#f0d69b', '#83c4ad', '#e7bb93', '#cfe8cf'],
    rim: '#bfeedd',
  },
];

/** Cloth: base, shade, and an accent for trims and patterns. */
export type Cloth = { base: string; shade: string; light: string; accent: string };

export const CLOTHS: readonly Cloth[] = [
  { base: '#2b1f31', shade: '#150f1a', light: '#4a3a54', accent: '#c9a86a' },
  { base: '#6b2145', shade: '#3b1027', light: '#914066', accent: '#ecc7b2' },
  { base: '#1e3346', shade: '#0f1c29', light: '#3a5670', accent: '#d9c08a' },
  { base: '#e9dfd2', shade: '#b5a596', light: '#fbf5ec', accent: '#a8845b' },
  { base: '#7b8f86', shade: '#4b5d56', light: '#a5b8af', accent: '#f0e4c8' },
  { base: '#a6626a', shade: '#6d3a43', light: '#cc8f93', accent: '#f6dcca' },
  { base: '#c9a9b4', shade: '#8f6f7d', light: '#e8d0d8', accent: '#6b2145' },
  { base: '#33423a', shade: '#1a241f', light: '#56695e', accent: '#d8c48c' },
  { base: '#8c7aa6', shade: '#574a6e', light: '#b7a8cd', accent: '#f2e6d2' },
  { base: '#d6b98f', shade: '#997c57', light: '#eedabb', accent: '#6d3a2e' },
  { base: '#3a3a42', shade: '#1d1d24', light: '#5d5d68', accent: '#e3d6c2' },
  { base: '#9fb3c8', shade: '#667a92', light: '#cbd9e6', accent: '#2b3d55' },
];

export const LIPS: readonly string[] = ['#b8505a', '#c26a68', '#a9434f', '#cc7a74', '#b65f6b', '#9c3d4a'];
