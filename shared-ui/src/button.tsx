import { Link } from 'react-router-dom'
import { css, styled } from 'styled-components'
import { color, font, media, radius, space } from './tokens.ts'

export interface ButtonLook {
  /** `signal` the primary action; `outline` a secondary one; `quiet` an action inside a text or toolbar. */
  readonly $tone?: 'signal' | 'outline' | 'quiet'
  readonly $size?: 'small' | 'base' | 'large'
  /** Light outline for dark backgrounds. */
  readonly $night?: boolean
}

const sizes = {
  small: css`
    min-height: 2.25rem;
    padding: ${space(1)} ${space(3)};
    font-size: 0.9375rem;
    ${media.touch} {
      min-height: 2.75rem;
    }
  `,
  base: css`
    min-height: 2.75rem;
    padding: ${space(2)} min(${space(5)}, 6vw);
  `,
  large: css`
    min-height: 3.25rem;
    padding: ${space(3)} min(${space(7)}, 8vw);
    font-size: 1.0625rem;
  `,
}

const tones = {
  signal: css`
    background: ${color.signal};
    border-color: ${color.signal};
    color: ${color.onSignal};
    ${media.hover} {
      &:hover:not(:disabled) {
        background: ${color.signalDeep};
        border-color: ${color.signalDeep};
        color: ${color.onSignal};
      }
    }
  `,
  outline: css<ButtonLook>`
    background: transparent;
    border-color: ${({ $night }) => ($night ? color.nightMuted : color.ink)};
    color: ${({ $night }) => ($night ? color.nightText : color.ink)};
    ${media.hover} {
      &:hover:not(:disabled) {
        background: ${({ $night }) => ($night ? color.nightText : color.ink)};
        color: ${({ $night }) => ($night ? color.night : color.paper)};
      }
    }
  `,
  quiet: css<ButtonLook>`
    background: transparent;
    border-color: transparent;
    color: ${({ $night }) => ($night ? color.nightText : color.ink)};
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.2em;
    ${media.hover} {
      &:hover:not(:disabled) {
        text-decoration-thickness: 2px;
        color: ${({ $night }) => ($night ? color.nightText : color.signalDeep)};
      }
    }
  `,
}

export const buttonLook = css<ButtonLook>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space(2)};
  /* A long word in large text breaks sooner than it widens the page. */
  max-width: 100%;
  overflow-wrap: anywhere;
  border: 2px solid;
  border-radius: ${radius.pill};
  font-family: ${font.text};
  font-weight: 650;
  line-height: 1.2;
  text-align: center;
  text-decoration: none;
  transition: background-color 120ms;
  ${({ $size = 'base' }) => sizes[$size]}
  ${({ $tone = 'signal' }) => tones[$tone]}
  &:disabled,
  &[aria-disabled='true'] {
    opacity: 0.55;
  }
`

export const Button = styled.button.attrs<ButtonLook>((props) => ({ type: props.type ?? 'button' }))<ButtonLook>`
  ${buttonLook}
`
/** A link that looks like a button, for navigation. */
export const ButtonLink = styled(Link)<ButtonLook>`
  ${buttonLook}
`
/** For addresses outside the site's routes: mail, another site, a fragment of this page. */
export const ButtonAnchor = styled.a<ButtonLook>`
  ${buttonLook}
`
