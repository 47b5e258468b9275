/** Names of the CSS custom properties that `GlobalStyle` sets; components use these and no literal colours. */
export const color = {
  paper: 'var(--paper)',
  card: 'var(--card)',
  ink: 'var(--ink)',
  muted: 'var(--muted)',
  line: 'var(--line)',
  /** Placeholders: in high contrast lighter than lines, or a page that waits would be black. */
  skeleton: 'var(--skeleton)',
  night: 'var(--night)',
  nightText: 'var(--night-text)',
  nightMuted: 'var(--night-muted)',
  nightLine: 'var(--night-line)',
  signal: 'var(--signal)',
  signalDeep: 'var(--signal-deep)',
  onSignal: 'var(--on-signal)',
  walk: 'var(--walk)',
  walkTint: 'var(--walk-tint)',
  transit: 'var(--transit)',
  court: 'var(--court)',
  stage: 'var(--stage)',
  expo: 'var(--expo)',
  street: 'var(--street)',
  danger: 'var(--danger)',
  dangerTint: 'var(--danger-tint)',
  focus: 'var(--focus)',
} as const

/** `n` steps of the 4 px grid, in rem so that larger text keeps its proportions. */
export const space = (n: number): string => `${n * 0.25}rem`

export const font = {
  head: "'Bricolage Grotesque Variable', 'Bricolage Fallback', system-ui, sans-serif",
  text: "'Figtree Variable', 'Figtree Fallback', system-ui, sans-serif",
} as const

/**
 * Type scale of 1.25; the larger ones grow with the window between 320 and 1280 px. With doubled text on a phone, a share of the
 * window's width is their most, so that no word is broken.
 */
export const size = {
  base: '1rem',
  h3: '1.25rem',
  h2: 'min(clamp(1.5625rem, 1.3rem + 1.3vw, 1.953rem), 14vw)',
  h1: 'min(clamp(1.953rem, 1.5rem + 2.3vw, 3.052rem), 16vw)',
  poster: 'min(clamp(2.441rem, 1.7rem + 3.7vw, 4.768rem), 20vw)',
} as const

export const radius = { card: '14px', ticket: '2px', pill: '999px' } as const
export const shadow = '0 1px 2px rgb(27 26 23 / 8%), 0 8px 24px rgb(27 26 23 / 8%)'
export const measure = '68ch'
export const pageWidth = '75rem'

/** Safe-area insets: what a notch, rounded corners or a home bar may cover at each edge. */
export const safe = {
  top: 'env(safe-area-inset-top, 0px)',
  right: 'env(safe-area-inset-right, 0px)',
  bottom: 'env(safe-area-inset-bottom, 0px)',
  left: 'env(safe-area-inset-left, 0px)',
} as const

/**
 * The ring of what has the focus, in two colours, a dark and a light one: on any ground one of them stands out, on a poster and on a
 * coloured button too.
 */
export const focusRing = 'outline: 3px solid var(--focus); box-shadow: 0 0 0 3px var(--focus-halo);'
export const nightFocusRing = 'outline: 3px solid var(--night-focus); box-shadow: 0 0 0 3px var(--night-focus-halo);'

/** Media queries in em, so that they follow text size as well as width. */
export const media = {
  tablet: '@media (min-width: 48em)',
  desktop: '@media (min-width: 64em)',
  /** Devices that can hover. A touch screen keeps `:hover` on the element tapped last. */
  hover: '@media (hover: hover)',
  /** Touch screens: targets of 44 px. */
  touch: '@media (pointer: coarse)',
  calm: '@media (prefers-reduced-motion: reduce)',
  print: '@media print',
} as const
