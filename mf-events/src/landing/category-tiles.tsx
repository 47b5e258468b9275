import { PlainList, Section, Stack, Text, Wrap } from '@stageside/ui/layout'
import { looks, Poster } from '@stageside/ui/poster'
import { color, font, media, radius, space } from '@stageside/ui/tokens'
import { Fragment } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'

export const tiles = [
  { key: 'sports', path: '/sports', title: 'Sports Events', line: 'Stadiums, circuits, courts' },
  { key: 'music', path: '/music', title: 'Music Concerts', line: 'Arenas, festivals, halls' },
  { key: 'business', path: '/business', title: 'Business Events', line: 'Expos, summits, fairs' },
  { key: 'location', path: '/location', title: 'By Location/Address', line: 'Any street, any point' },
] as const

const Wall = styled(PlainList)`
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 8rem), 1fr));
  gap: ${space(3)};
  /* Poster and words are two rows of the wall, so that captions beside each other begin on one line. */
  & > li {
    display: grid;
    grid-template-rows: subgrid;
    grid-row: span 2;
    row-gap: 0;
  }
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space(5)};
  }
  ${media.desktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`
const Sheet = styled(Link)<{ $ink: string }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: subgrid;
  grid-row: span 2;
  background: ${({ $ink }) => $ink};
  color: #fff;
  border-radius: ${radius.ticket};
  overflow: clip;
  text-decoration: none;
  transition: translate 160ms;
  &:hover {
    color: #fff;
  }
  ${media.hover} {
    &:hover {
      translate: 0 -4px;
    }
  }
  svg {
    height: 100%;
    min-height: min(9rem, 45vw);
  }
`
const Words = styled.span`
  display: grid;
  align-content: start;
  gap: ${space(1)};
  padding: ${space(4)};
  strong {
    font-family: ${font.head};
    font-size: clamp(1.125rem, 0.9rem + 1vw, 1.625rem);
    font-weight: 800;
    line-height: 1.05;
    letter-spacing: -0.02em;
    overflow-wrap: anywhere;
    text-wrap: balance;
  }
  span {
    font-size: 0.9375rem;
  }
`
const Heading = styled.h2`
  color: ${color.ink};
`

/** A title that may break after its slash and never inside a word; it reads the same. */
const breakable = (title: string) =>
  title.split('/').map((part, at) => (
    <Fragment key={part}>
      {at > 0 ? (
        <>
          /<wbr />
        </>
      ) : null}
      {part}
    </Fragment>
  ))

export const CategoryTiles = () => (
  <Section id="categories" $below="44rem" aria-labelledby="categories-title">
    <Wrap>
      <Stack $gap={6}>
        <Stack $gap={2}>
          <Heading id="categories-title">What brings you there?</Heading>
          <Text $lead $muted>
            Start from the occasion, or from the door itself.
          </Text>
        </Stack>
        <Wall>
          {tiles.map(({ key, path, title, line }) => (
            <li key={key}>
              <Sheet to={path} $ink={looks[key].ink}>
                <Poster scene={looks[key].scene} ratio={0.9} />
                <Words>
                  <strong>{breakable(title)}</strong>
                  <span>{line}</span>
                </Words>
              </Sheet>
            </li>
          ))}
        </Wall>
      </Stack>
    </Wrap>
  </Section>
)
