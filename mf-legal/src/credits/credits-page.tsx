import { site } from '@site/contracts/site'
import { Stack, Text } from '@site/ui/layout'
import { PageScaffold } from '@site/ui/page-scaffold'
import { color, font, media, space } from '@site/ui/tokens'
import { styled } from 'styled-components'
import { dataCredits, fontCredits, type Credit } from './credits.ts'

const List = styled.ul`
  list-style: none;
`
const Line = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow-wrap: anywhere;
  gap: ${space(1)} ${space(8)};
  padding-block: ${space(4)};
  border-top: 1px solid ${color.line};
  break-inside: avoid;
  ${media.tablet} {
    grid-template-columns: minmax(0, 1.1fr) minmax(0, 1fr) minmax(0, 0.9fr);
  }
`
const Source = styled.a`
  font: 700 1.0625rem/1.4 ${font.head};
  color: ${color.ink};
`
const Licence = styled.p`
  color: ${color.muted};
`

const Credits = ({ credits }: { credits: readonly Credit[] }) => (
  <List role="list">
    {credits.map(({ source, href, licence, licenceHref, usedFor }) => (
      <Line key={source}>
        <div>
          <Source href={href}>{source}</Source>
        </div>
        <p>{usedFor}</p>
        <Licence>{licenceHref === undefined ? licence : <a href={licenceHref}>{licence}</a>}</Licence>
      </Line>
    ))}
  </List>
)

export const Page = () => (
  <PageScaffold
    title="Data and credits"
    intro={`${site.brand} stands on open data that others collect and share. Thank you.`}
  >
    <Stack as="section" $gap={4} aria-labelledby="places">
      <h2 id="places">Hotels, venues and places</h2>
      <Text>
        Facts such as names, locations and opening hours come from these sources. They were selected, merged and put
        into one form by us; mistakes made on the way are ours. Something out of date on our pages? The source may
        already know better, and we would like to know too:{' '}
        <a href={`mailto:${site.supportEmail}`}>{site.supportEmail}</a>.
      </Text>
      <Credits credits={dataCredits} />
    </Stack>
    <Stack as="section" $gap={4} aria-labelledby="times">
      <h2 id="times">Walking and transport times</h2>
      <Text>
        Times are our own estimates, made from the locations above and, where we have them, OpenStreetMap streets. They
        are not supplied or checked by the sources.
      </Text>
    </Stack>
    <Stack as="section" $gap={4} aria-labelledby="type">
      <h2 id="type">Type</h2>
      <Credits credits={fontCredits} />
    </Stack>
  </PageScaffold>
)
