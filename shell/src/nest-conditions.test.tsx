import { renderToString } from 'react-dom/server'
import { css, ServerStyleSheet, styled, StyleSheetManager } from 'styled-components'
import { expect, it } from 'vitest'
import { stylisPlugins } from './nest-conditions.ts'

/** The rules of a component, with `.own` for its class. */
const rulesOf = (style: ReturnType<typeof css>): string => {
  const Styled = styled.div`
    ${style}
  `
  const sheet = new ServerStyleSheet()
  const html = renderToString(
    sheet.collectStyles(
      <StyleSheetManager stylisPlugins={stylisPlugins}>
        <Styled />
      </StyleSheetManager>,
    ),
  )
  const own = /class="[\w-]+ ([\w-]+)"/.exec(html)?.[1] ?? 'none'
  const text = sheet.getStyleTags().replaceAll(/<[^>]*>|data-styled\..*$/gm, '')
  return text.replaceAll(/\/\*!sc\*\/|\n/g, '').replaceAll(`.${own}`, '.own')
}

it.each([
  [
    'a rule of its own',
    css`
      @media (min-width: 48em) {
        color: red;
      }
    `,
    '.own{@media (min-width: 48em){&{color:red;}}}',
  ],
  [
    'several',
    css`
      @media (min-width: 48em) {
        color: red;
        & > nav,
        &:hover a {
          margin: 0;
        }
      }
    `,
    '.own{@media (min-width: 48em){&{color:red;}&>nav,&:hover a{margin:0;}}}',
  ],
  [
    'of what it stands in',
    css`
      @media (hover: hover) {
        .group:hover & {
          color: red;
        }
      }
    `,
    '.own{@media (hover: hover){.group:hover &{color:red;}}}',
  ],
  [
    'a rule beside it',
    css`
      color: blue;
      @media print {
        display: none;
      }
      margin: 0;
    `,
    '.own{color:blue;margin:0;}.own{@media print{&{display:none;}}}',
  ],
  [
    'the size of what it stands in',
    css`
      @container (max-width: 15rem) {
        display: grid;
        & > :last-child {
          margin: 0;
        }
      }
    `,
    '.own{@container (max-width: 15rem){&{display:grid;}&>:last-child{margin:0;}}}',
  ],
  [
    'a rule between two of its kind, and one that weighs more',
    css`
      @media print {
        & + & {
          margin: 0;
        }
        && {
          color: red;
        }
      }
    `,
    '.own{@media print{&+&{margin:0;}&&{color:red;}}}',
  ],
])('writes a condition inside the rule: %s', (_, style, expected) => expect(rulesOf(style)).toBe(expected))

it.each([
  [
    'a condition in a condition',
    css`
      @media print {
        @supports (display: grid) {
          margin: 0;
        }
      }
    `,
  ],
  [
    'what is no rule of the component',
    css`
      @media print {
        @page {
          margin: 0;
        }
      }
    `,
  ],
])('leaves others as they are: %s', (_, style) => expect(rulesOf(style)).not.toContain('.own{@'))
