import { createGlobalStyle, css } from 'styled-components'
import { color, font, media, size } from './tokens.ts'

const strongContrast = css`
  --paper: #ffffff;
  --card: #ffffff;
  --ink: #000000;
  --muted: #26241f;
  --line: #4a463d;
  --night: #000816;
  --night-muted: #ffffff;
  --night-line: #cfd6e6;
  --signal: #8a2408;
  --signal-deep: #6d1b05;
  --walk: #0e4d2e;
  --transit: #202f70;
  --court: #0c4b2c;
  --stage: #750f41;
  --expo: #0f3270;
  --street: #583800;
  --danger: #860d0d;
`

/** Colours, typography and base styles of every page. Rendered once, by the host. */
export const GlobalStyle = createGlobalStyle`
  :root {
    --paper: #fbf7f0;
    --card: #fffdf9;
    --ink: #1b1a17;
    --muted: #5b564b;
    --line: #ddd4c4;
    --night: #10182b;
    --night-text: #fbf7f0;
    --night-muted: #b9c1d3;
    --night-line: #35405a;
    --signal: #c8401c;
    --signal-deep: #a83312;
    --on-signal: #ffffff;
    --walk: #1f7a4d;
    --walk-tint: #e3f1e8;
    --transit: #3a4fa3;
    --court: #1e7b4f;
    --stage: #a81e62;
    --expo: #1f4fa3;
    --street: #8a5a00;
    --danger: #a61b1b;
    --danger-tint: #fbeaea;
    --focus: #1f4fa3;
    color-scheme: light;
  }
  :root[data-contrast='more'] { ${strongContrast} }
  @media (prefers-contrast: more) { :root:not([data-contrast='standard']) { ${strongContrast} } }

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
  /* WebKit focuses a part inside a date field. */
  :focus-visible, input[type='date']:focus-within { outline: 3px solid ${color.focus}; outline-offset: 3px; border-radius: 2px; }
  [data-surface='night'] :focus-visible { outline-color: #ffd9a0; }
  h1:focus, main:focus { outline: none; }
  ${media.calm} { *, *::before, *::after { animation-duration: 0.01ms !important; animation-iteration-count: 1 !important; transition-duration: 0.01ms !important; } }
  ${media.print} { body { background: #fff; } [data-screen-only] { display: none !important; } }
`
