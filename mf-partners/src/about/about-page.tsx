import { ButtonLink } from '@stageside/ui/button'
import { Row, Stack } from '@stageside/ui/layout'
import { color, font, media, size, space } from '@stageside/ui/tokens'
import { styled } from 'styled-components'
import { ContentPage, Night } from '../parts/layout.tsx'
import { brief, type Stop } from './brief.ts'

/** A walk with its stops: vertical on phones, along a horizontal axis on wide windows. */
const Axis = styled.ol`
  --gap: ${space(8)};
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--gap);
  list-style: none;
  ${media.desktop} {
    --gap: ${space(6)};
    grid-template-columns: repeat(5, minmax(0, 1fr));
  }
`
const Place = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space(2)};
  padding-left: ${space(12)};
  &::before {
    content: '';
    position: absolute;
    z-index: 1;
    top: 0.125rem;
    left: 0;
    width: 1.625rem;
    height: 1.625rem;
    background: ${color.paper};
    border: 4px solid ${color.walk};
    border-radius: 50%;
  }
  /* The way to the next stop. */
  &:not(:last-child)::after {
    content: '';
    position: absolute;
    inset: 1rem auto calc(-1rem - var(--gap)) 0.6875rem;
    border-left: 4px dotted ${color.walk};
  }
  &:last-child::before {
    background: ${color.signal};
    border-color: ${color.signal};
    border-radius: 50% 50% 2px 2px;
  }
  ${media.desktop} {
    padding: ${space(12)} 0 0;
    &:not(:last-child)::after {
      inset: 0.8125rem calc(-1rem - var(--gap)) auto 1rem;
      border-left: 0;
      border-top: 4px dotted ${color.walk};
    }
  }
`
const Minute = styled.p`
  color: ${color.walk};
  font: 700 clamp(2rem, 1.5rem + 1.6vw, 3.052rem) / 1 ${font.head};
  font-variant-numeric: tabular-nums;
  letter-spacing: -0.03em;
  small {
    font-size: 1rem;
    letter-spacing: 0;
  }
`

const Walk = ({ stops, label }: { stops: readonly Stop[]; label: string }) => (
  <Axis role="list" aria-label={label}>
    {stops.map(({ minute, title, text }) => (
      <Place key={minute}>
        <Minute>
          {minute} <small>min</small>
        </Minute>
        <h2>{title}</h2>
        <p>{text}</p>
      </Place>
    ))}
  </Axis>
)

const Path = styled.div`
  padding-block: ${space(6)} ${space(8)};
`
const Promises = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  list-style: none;
  font: 700 ${size.h1} / 1.1 ${font.head};
  letter-spacing: -0.02em;
`

export const Page = () => (
  <ContentPage content={brief}>
    <Path>
      <Walk stops={brief.stops} label={brief.walkLabel} />
    </Path>
    <Night aria-labelledby="promises" $last>
      <Stack $gap={8}>
        <h2 id="promises">{brief.promisesTitle}</h2>
        <Promises role="list">
          {brief.promises.map((promise) => (
            <li key={promise}>{promise}</li>
          ))}
        </Promises>
        <Row>
          <ButtonLink to={brief.longer.to} $tone="outline" $night>
            {brief.longer.label}
          </ButtonLink>
        </Row>
      </Stack>
    </Night>
  </ContentPage>
)
