import { site } from '@site/contracts/site'
import { PlainList, Stack, Text } from '@site/ui/layout'
import { PageScaffold } from '@site/ui/page-scaffold'
import { color, font, media, space } from '@site/ui/tokens'
import { styled } from 'styled-components'

/** One source of data: the attribution that its licence requires, and its use. */
interface Credit {
  readonly source: string
  readonly href: string
  readonly licence: string
  readonly licenceHref?: string
  readonly usedFor: string
}

const ccBy = { licence: 'CC BY 4.0', licenceHref: 'https://creativecommons.org/licenses/by/4.0/' }
const ofl = { licence: 'SIL Open Font License 1.1', licenceHref: 'https://openfontlicense.org' }

/** Sources of places, events and hotels. In order of importance to the site. */
const dataCredits: readonly Credit[] = [
  {
    source: '© OpenStreetMap contributors',
    href: 'https://www.openstreetmap.org/copyright',
    licence: 'Open Database License (ODbL) 1.0',
    licenceHref: 'https://opendatacommons.org/licenses/odbl/1-0/',
    usedFor: 'Hotels, venues, places to see and eat, opening hours, and streets',
  },
  {
    source: 'GeoNames',
    href: 'https://www.geonames.org',
    ...ccBy,
    usedFor: 'Cities, their names, countries and time zones',
  },
  {
    source: 'City of Melbourne',
    href: 'https://data.melbourne.vic.gov.au',
    ...ccBy,
    usedFor: 'Cafes, restaurants, landmarks and public art in Melbourne',
  },
  {
    source: 'Ajuntament de Barcelona, Open Data BCN',
    href: 'https://opendata-ajuntament.barcelona.cat',
    ...ccBy,
    usedFor: 'Hotels in Barcelona',
  },
  {
    source: 'Singapore Tourism Board and Government of Singapore, data.gov.sg',
    href: 'https://data.gov.sg',
    licence: 'Singapore Open Data Licence 1.0',
    licenceHref: 'https://data.gov.sg/open-data-licence',
    usedFor: 'Hotels, attractions, hawker centres and museums in Singapore',
  },
  {
    source: 'Atout France',
    href: 'https://www.data.gouv.fr',
    licence: 'Licence Ouverte',
    licenceHref: 'https://www.etalab.gouv.fr/licence-ouverte-open-licence/',
    usedFor: 'Classified hotels in Paris',
  },
  {
    source: 'City of Edinburgh Council',
    href: 'https://github.com/edinburghcouncil/datasets',
    licence: 'Open Government Licence',
    licenceHref: 'https://www.nationalarchives.gov.uk/doc/open-government-licence/version/2/',
    usedFor: 'Hotels in Edinburgh. Contains public sector information licensed under the Open Government Licence v2.0',
  },
  {
    source: 'Texas Comptroller of Public Accounts',
    href: 'https://comptroller.texas.gov',
    licence: 'Public record',
    usedFor: 'Hotels in Texas. Their locations are approximate',
  },
  {
    source: 'GeoJSON-Ballparks',
    href: 'https://github.com/cageyjames/GeoJSON-Ballparks',
    licence: 'Open Data Commons Attribution License (ODC-By) 1.0',
    licenceHref: 'https://opendatacommons.org/licenses/by/1-0/',
    usedFor: 'Ballparks and stadiums',
  },
  {
    source: 'Homeland Infrastructure Foundation-Level Data (HIFLD)',
    href: 'https://www.dhs.gov',
    licence: 'Public domain',
    usedFor: 'Major sport venues in the United States',
  },
  {
    source: 'f1-circuits by Tomislav Bacinger',
    href: 'https://github.com/bacinger/f1-circuits',
    licence: 'MIT',
    licenceHref: 'https://github.com/bacinger/f1-circuits/blob/master/LICENSE.md',
    usedFor: 'Grand Prix circuits',
  },
  {
    source: 'FootballData by jokecamp',
    href: 'https://github.com/jokecamp/FootballData',
    licence: 'MIT',
    usedFor: 'Football grounds in the United Kingdom and Europe',
  },
]

const fontCredits: readonly Credit[] = [
  {
    source: 'Bricolage Grotesque by Mathieu Triay',
    href: 'https://fonts.google.com/specimen/Bricolage+Grotesque',
    ...ofl,
    usedFor: 'Headings and figures',
  },
  {
    source: 'Figtree by Erik Kennedy',
    href: 'https://fonts.google.com/specimen/Figtree',
    ...ofl,
    usedFor: 'Text',
  },
]

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
