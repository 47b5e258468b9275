import type { Credit } from '../rows.ts'

/** Attribution lines, source by source. A merged row names all its sources, so it shows all their lines. */
export const CREDITS: readonly Credit[] = [
  {
    source: 'osm',
    line: '© OpenStreetMap contributors',
    licence: 'Open Database Licence (ODbL) 1.0',
    url: 'https://www.openstreetmap.org/copyright',
  },
  {
    source: 'cities',
    line: 'City names and positions: GeoNames',
    licence: 'CC BY 4.0',
    url: 'https://www.geonames.org/',
  },
  {
    source: 'curated',
    line: 'Places and events compiled by hand from public facts',
    licence: 'Own compilation; some positions checked against the open data named here',
    url: '',
  },
  {
    source: 'mel-clue2023',
    line: 'City of Melbourne, Census of Land Use and Employment 2023',
    licence: 'CC BY 4.0',
    url: 'https://data.melbourne.vic.gov.au/',
  },
  {
    source: 'mel-cc',
    line: 'City of Melbourne, landmarks and public art',
    licence: 'CC BY 4.0',
    url: 'https://data.melbourne.vic.gov.au/',
  },
  {
    source: 'bcn-od',
    line: 'Ajuntament de Barcelona, Open Data BCN, hotels 2022',
    licence: 'CC BY 4.0',
    url: 'https://opendata-ajuntament.barcelona.cat/',
  },
  {
    source: 'sg-stb',
    line: 'Contains information from Singapore Tourism Board accessed from data.gov.sg',
    licence: 'Singapore Open Data Licence 1.0',
    url: 'https://data.gov.sg/open-data-licence',
  },
  {
    source: 'sg-gov',
    line: 'Contains information from data.gov.sg (hawker centres, museums)',
    licence: 'Singapore Open Data Licence 1.0',
    url: 'https://data.gov.sg/open-data-licence',
  },
  {
    source: 'fr-atout2012',
    line: 'Atout France, classified hotels, Paris 2012',
    licence: 'Licence Ouverte / Open Licence',
    url: 'https://www.data.gouv.fr/',
  },
  {
    source: 'edi-council',
    line: 'Contains public sector information of the City of Edinburgh Council, 2013',
    licence: 'Open Government Licence v2.0',
    url: 'https://www.nationalarchives.gov.uk/doc/open-government-licence/version/2/',
  },
  {
    source: 'tx-comptroller',
    line: 'Texas Comptroller of Public Accounts, hotel occupancy tax; positions by the US Census geocoder',
    licence: 'Public record',
    url: 'https://comptroller.texas.gov/',
  },
  {
    source: 'hifld',
    line: 'US Department of Homeland Security, HIFLD Major Sport Venues',
    licence: 'US public domain',
    url: 'https://hifld-geoplatform.hub.arcgis.com/',
  },
  {
    source: 'geojson-ballparks',
    line: 'GeoJSON-Ballparks',
    licence: 'ODC-By 1.0',
    url: 'https://github.com/cageyjames/GeoJSON-Ballparks',
  },
  {
    source: 'footballdata',
    line: 'FootballData stadiums by jokecamp',
    licence: 'MIT',
    url: 'https://github.com/jokecamp/FootballData',
  },
  {
    source: 'f1-circuits',
    line: 'F1 circuits by Tomislav Bacinger',
    licence: 'MIT',
    url: 'https://github.com/bacinger/f1-circuits',
  },
]
