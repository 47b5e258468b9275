import { createGlobalStyle } from 'styled-components'
import { declarations } from './palette.ts'
import { color, focusRing, font, media, nightFocusRing, size } from './tokens.ts'

/** Colours, typography and base styles of every page. Rendered once, by the host. */
export const GlobalStyle = createGlobalStyle`
  :root {
    ${declarations('standard')}
    color-scheme: light;
  }
  :root[data-contrast='more'] { ${declarations('more')} }
  @media (prefers-contrast: more) { :root:not([data-contrast='standard']) { ${declarations('more')} } }

  *, *::before, *::after { box-sizing: border-box; }
  /* Keeps focused elements clear of the navigation bar and of elements fixed at the bottom. */
  html { -webkit-text-size-adjust: 100%; -moz-text-size-adjust: 100%; text-size-adjust: 100%; -webkit-tap-highlight-color: rgb(31 79 163 / 18%); scroll-padding-block: 5.5rem 5rem; }
  body {
    margin: 0;
    background: ${color.paper};
    color: ${color.ink};
    font: 400 ${size.base}/1.55 ${font.text};
    overflow-wrap: break-word;
  }
  h1, h2, h3, h4 { margin: 0; font-family: ${font.head}; font-weight: 700; line-height: 1.12; letter-spacing: -0.015em; text-wrap: balance; }
  h1 { font-size: ${size.h1}; }
  h2 { font-size: ${size.h2}; }
  h3 { font-size: ${size.h3}; }
  p, ul, ol, dl, figure, fieldset { margin: 0; padding: 0; }
  fieldset { border: 0; min-width: 0; }
  p { text-wrap: pretty; }
  a { color: ${color.signal}; text-decoration-thickness: 1px; text-underline-offset: 0.18em; }
  a:hover { color: ${color.signalDeep}; text-decoration-thickness: 2px; }
  button, input, select, textarea { font: inherit; color: inherit; }
  /* No double-tap zoom, and so no delay after a tap; pinch zoom still works. */
  a, button, input, select, textarea, summary, label { touch-action: manipulation; }
  button { cursor: pointer; }
  button:disabled { cursor: not-allowed; }
  img, svg, video { display: block; max-width: 100%; }
  time, output, [data-figures] { font-variant-numeric: tabular-nums; }
  /* WebKit focuses a part inside a field of a date or a time. */
  :focus-visible, input:is([type='date'], [type='time']):focus-within { ${focusRing} outline-offset: 3px; }
  /* The ring of a text link is not pointed; what has corners of its own keeps them. */
  :where(:focus-visible) { border-radius: 2px; }
  [data-surface='night'] :focus-visible { ${nightFocusRing} }
  h1:focus, main:focus { outline: none; box-shadow: none; }
  /* Of the loading states, here since a browser restyles the whole page for one that is added later. */
  @keyframes breathe { 50% { opacity: 0.55; } }
  ${media.calm} { *, *::before, *::after { animation-duration: 0.01ms !important; animation-iteration-count: 1 !important; transition-duration: 0.01ms !important; } }
  ${media.print} { body { background: #fff; } [data-screen-only] { display: none !important; } }
`
