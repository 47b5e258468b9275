/** Values of the CSS custom properties, by name. `GlobalStyle` prints them; tests compute their contrast. */
export const standard = {
  paper: '#fbf7f0',
  card: '#fffdf9',
  ink: '#1b1a17',
  muted: '#5b564b',
  line: '#ddd4c4',
  skeleton: '#ddd4c4',
  night: '#10182b',
  'night-text': '#fbf7f0',
  'night-muted': '#b9c1d3',
  'night-line': '#35405a',
  signal: '#c8401c',
  'signal-deep': '#a83312',
  'on-signal': '#ffffff',
  walk: '#1f7a4d',
  'walk-tint': '#e3f1e8',
  transit: '#3a4fa3',
  court: '#1e7b4f',
  stage: '#a81e62',
  expo: '#1f4fa3',
  street: '#8a5a00',
  danger: '#a61b1b',
  'danger-tint': '#fbeaea',
  focus: '#143a82',
  'focus-halo': '#ffffff',
  'night-focus': '#ffd9a0',
  'night-focus-halo': '#10182b',
} as const

type Palette = Readonly<Record<keyof typeof standard, string>>

/** High contrast changes only these: text pairs reach AAA. */
const stronger: Partial<Palette> = {
  paper: '#ffffff',
  card: '#ffffff',
  ink: '#000000',
  muted: '#26241f',
  line: '#4a463d',
  skeleton: '#c9c5bd',
  night: '#000816',
  'night-muted': '#ffffff',
  'night-line': '#cfd6e6',
  signal: '#8a2408',
  'signal-deep': '#6d1b05',
  walk: '#0e4d2e',
  transit: '#202f70',
  court: '#0c4b2c',
  stage: '#750f41',
  expo: '#0f3270',
  street: '#583800',
  danger: '#860d0d',
  focus: '#001a57',
  'night-focus-halo': '#000816',
}

export const palettes: Readonly<Record<'standard' | 'more', Palette>> = {
  standard,
  more: { ...standard, ...stronger },
}

/** CSS declarations of the properties: all of them, or those that high contrast changes. */
export const declarations = (contrast: keyof typeof palettes): string =>
  Object.entries(contrast === 'standard' ? standard : stronger)
    .map(([name, value]) => `--${name}: ${value};`)
    .join('\n')
