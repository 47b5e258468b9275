import { limits } from '@site/contracts/limits'
import { media } from '@site/ui/tokens'
import { styled } from 'styled-components'
import { phrases, type Phrase } from './phrases.ts'
import { inks } from './inks.ts'

/** All phrases share one cell, so that the line is as wide as its longest and nothing moves when it turns. */
const Cell = styled.span`
  display: inline-grid;
  vertical-align: bottom;
  & > * {
    grid-area: 1 / 1;
  }
`
const Spare = styled.span`
  visibility: hidden;
`
/** States are attributes: a class for each would add a style rule at run time and make the browser recalculate all styles. */
const Shown = styled.strong`
  color: ${inks.foot};
  transition: opacity ${limits.hero.fadeMs}ms;
  &[data-by='transit'] {
    color: ${inks.transit};
  }
  &[data-fading='true'] {
    opacity: 0;
  }
  ${media.calm} {
    transition: none;
  }
`

/** "A bed 9 minutes on foot from your seat", turning. For eyes only; its text for screen readers stands still beside it. */
export const RotatingPhrase = ({ phrase, fading }: { readonly phrase: Phrase; readonly fading: boolean }) => (
  <span aria-hidden data-phrase>
    A bed{' '}
    <Cell>
      {phrases.map(({ text }) => (
        <Spare key={text}>{text}</Spare>
      ))}
      <Shown data-fading={fading} data-by={phrase.by}>
        {phrase.text}
      </Shown>
    </Cell>{' '}
    from your seat.
  </span>
)
