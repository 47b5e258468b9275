import { Wrap } from '@stageside/ui/layout'
import { font, media, space } from '@stageside/ui/tokens'
import { css, styled } from 'styled-components'
import { inks, phrases, type Phrase } from './phrases.ts'

const LAST_MINUTE = 30
const CROWDED_MINUTE = 25
const share = (minutes: number): string => `${((minutes / LAST_MINUTE) * 100).toFixed(1)}%`

const Ground = styled.div`
  position: relative;
  height: 9.5rem;
  margin-top: ${space(10)};
  font-family: ${font.head};
  font-size: min(0.8125rem, 4.2vw);
  font-variant-numeric: tabular-nums;
`
const Road = styled.div`
  position: absolute;
  inset: auto 0 2.75rem;
  height: 3px;
  background: #fbf7f0;
`
/** One rule for each phrase from the start: a rule added at run time would make the browser recalculate all styles. */
const each = (declaration: (phrase: Phrase) => string) =>
  phrases.map(
    (phrase) => css`
      &[data-minutes='${phrase.minutes}'] {
        ${declaration(phrase)}
      }
    `,
  )

/** What moves does so by `scale` and `translate`, of which the rest of the page knows nothing. */
const Way = styled.div`
  position: absolute;
  inset: auto 0 2.75rem;
  transform-origin: left;
  height: 3px;
  ${each(({ minutes, by }) => `scale: ${(minutes / LAST_MINUTE).toFixed(3)} 1; background: ${inks[by]};`)}
  transition: scale 600ms cubic-bezier(0.3, 0, 0.1, 1);
  ${media.calm} {
    transition: none;
  }
`
const Step = styled.span<{ $minutes: number }>`
  position: absolute;
  left: ${({ $minutes }) => ($minutes === LAST_MINUTE ? 'calc(100% - 1.5rem)' : share($minutes))};
  bottom: 0.75rem;
  width: 3rem;
  margin-left: -1.5rem;
  text-align: center;
  color: #b9c1d3;
  &::before {
    content: '';
    position: absolute;
    left: 50%;
    bottom: 1.625rem;
    height: 0.5rem;
    border-left: 2px solid #fbf7f0;
  }
  /* Beside the last label, with its unit, there is no room for this one on a phone: its mark stays. */
  @media (max-width: 30em) {
    ${({ $minutes }) => $minutes === CROWDED_MINUTE && 'color: transparent;'}
  }
`
/** As wide as the road, so that it is moved by shares of the road; it stands before its start, where it widens nothing. */
const Carriage = styled.div`
  position: absolute;
  inset: 0 auto 0 -100%;
  width: 100%;
  ${each(({ minutes }) => `translate: ${share(minutes)};`)}
  transition: translate 600ms cubic-bezier(0.3, 0, 0.1, 1);
  ${media.calm} {
    transition: none;
  }
`
const Bed = styled.div`
  ${each(({ by }) => `background: ${inks[by]}; color: ${inks[by]};`)}
  position: absolute;
  left: 100%;
  bottom: 2.75rem;
  width: 0.75rem;
  margin-left: -0.375rem;
  height: 4rem;
  border-radius: 1px 1px 0 0;
  transition: background-color 200ms;
  ${media.calm} {
    transition: none;
  }
  span {
    position: absolute;
    bottom: 100%;
    left: 50%;
    translate: -50% 0;
    padding-bottom: ${space(1)};
    font-size: 1.75rem;
    font-weight: 800;
    line-height: 1;
  }
`
const Door = styled.svg`
  position: absolute;
  left: 0;
  bottom: 2.75rem;
  width: min(3.25rem, 16.25vw);
  height: 5.5rem;
  overflow: visible;
`

const steps = [5, 10, 15, 20, 25, 30]

/** The walk strip as the hero wears it: the lit door at 0, and the bed as many minutes away as the phrase says. */
export const HeroStrip = ({ phrase }: { readonly phrase: Phrase }) => (
  <Wrap aria-hidden>
    <Ground>
      <Door viewBox="0 0 52 88">
        <path d="M0 88 V14 Q26 -10 52 14 V88 Z" fill="#35405a" />
        <path d="M16 88 V40 Q26 28 36 40 V88 Z" fill="#ffd9a0" />
      </Door>
      <Road />
      <Way data-minutes={phrase.minutes} />
      {steps.map((minutes) => (
        <Step key={minutes} $minutes={minutes}>
          {minutes === LAST_MINUTE ? '30 min' : minutes}
        </Step>
      ))}
      <Carriage data-minutes={phrase.minutes}>
        <Bed data-minutes={phrase.minutes}>
          <span>{phrase.minutes}</span>
        </Bed>
      </Carriage>
    </Ground>
  </Wrap>
)
