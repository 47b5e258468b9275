import { site } from '@site/contracts/site'
import { PlainList, Stack, Text } from '@stageside/ui/layout'
import { PageScaffold } from '@stageside/ui/page-scaffold'
import { color, font, media, space } from '@stageside/ui/tokens'
import { styled } from 'styled-components'
import { dataCredits, fontCredits, type Credit } from './credits.ts'

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

const Credits = ({ credits }: { credits: readonly Credit[] }) => (
  <PlainList $gap={0}>
    {credits.map(({ source, href, licence, licenceHref, usedFor }) => (
      <Line key={source}>
        <div>
          <Source href={href}>{source}</Source>
        </div>
        <p>{usedFor}</p>
        <Text $muted>{licenceHref === undefined ? licence : <a href={licenceHref}>{licence}</a>}</Text>
      </Line>
    ))}
  </PlainList>
)

export const Page = () => (
  <PageScaffold
    title="Data and credits"
    intro={`${site.brand} uses open data that others collect and share. Thank you to all of them.`}
  >
    <Stack as="section" $gap={4} aria-labelledby="places">
      <h2 id="places">Hotels, venues and places</h2>
      <Text>
        Facts such as names, locations and opening hours come from these sources. We selected and merged them, and any
        mistakes in that are ours. We compiled some places and events ourselves from public facts. If something on our
        pages is wrong or out of date, please tell us: <a href={`mailto:${site.supportEmail}`}>{site.supportEmail}</a>.
      </Text>
      <Credits credits={dataCredits} />
    </Stack>
    <Stack as="section" $gap={4} aria-labelledby="times">
      <h2 id="times">Walking and transport times</h2>
      <Text>
        Times are our own estimates, made from the locations above and, where we have them, OpenStreetMap streets. The
        sources neither supply nor check them.
      </Text>
    </Stack>
    <Stack as="section" $gap={4} aria-labelledby="type">
      <h2 id="type">Typefaces</h2>
      <Credits credits={fontCredits} />
    </Stack>
  </PageScaffold>
)
