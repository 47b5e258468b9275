import { site } from '@site/contracts/site'
import { Button, ButtonAnchor, ButtonLink } from '@stageside/ui/button'
import { Row, Stack, Wrap } from '@stageside/ui/layout'
import { color, font, media, size, space } from '@stageside/ui/tokens'
import { VisuallyHidden } from '@stageside/ui/visually-hidden'
import { memo, useState } from 'react'
import { styled } from 'styled-components'
import { SearchForm } from '../search/search-form.tsx'
import { HeroStrip } from './hero-strip.tsx'
import { phrases } from './phrases.ts'
import { RotatingPhrase, useRotation } from './rotating-phrase.tsx'

const Night = styled.section`
  background: ${color.night};
  color: ${color.nightText};
  padding-top: clamp(${space(10)}, 6vw, ${space(20)});
  overflow: clip;
`
const Columns = styled.div`
  display: grid;
  gap: ${space(8)};
  ${media.desktop} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    gap: ${space(12)};
    align-items: end;
  }
`
const Headline = styled.h1`
  font-size: ${size.poster};
  font-weight: 800;
  line-height: 0.98;
  letter-spacing: -0.035em;
`
const Promise = styled.p`
  font-family: ${font.head};
  font-size: clamp(1.375rem, 1rem + 1.8vw, 2rem);
  line-height: 1.25;
  text-wrap: wrap;
`

/** What prefers reduced motion stands still anyway. */
const Pause = styled(Button)`
  justify-self: start;
  margin-top: -${space(3)};
  padding-inline: 0;
  color: ${color.nightMuted};
  ${media.calm} {
    display: none;
  }
`

/** Rendered once: the phrase beside it turns every few seconds. */
const Ways = memo(() => (
  <Stack $gap={5}>
    <SearchForm
      label="Where do you have to be?"
      placeholder="Event, venue or address"
      target="/location"
      hint={site.tagline}
    />
    <Row>
      <ButtonAnchor href="#categories" $tone="outline" $night>
        Choose Your Event
      </ButtonAnchor>
      <ButtonLink to="/flights" $tone="quiet" $night>
        Book Flights
      </ButtonLink>
    </Row>
  </Stack>
))

export const Hero = () => {
  const [paused, setPaused] = useState(false)
  const { index, fading } = useRotation(phrases.length, paused)
  const phrase = phrases[index] ?? phrases[0]
  return (
    <Night data-surface="night">
      <Wrap>
        <Columns>
          <Stack $gap={6}>
            <Headline tabIndex={-1}>Book hotels by event, venue or address</Headline>
            <Promise>
              <VisuallyHidden>Hotels within minutes of your seat, on foot or by public transport.</VisuallyHidden>
              <RotatingPhrase phrase={phrase} fading={fading} />
            </Promise>
            <Pause
              $tone="quiet"
              $size="small"
              $night
              aria-label={paused ? 'Play the changing phrase' : 'Pause the changing phrase'}
              onClick={() => setPaused(!paused)}
            >
              {paused ? 'Play' : 'Pause'}
            </Pause>
          </Stack>
          <Ways />
        </Columns>
      </Wrap>
      <HeroStrip phrase={phrase} />
    </Night>
  )
}
