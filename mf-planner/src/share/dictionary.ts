/**
 * What plans have in common, so that a link need not spell it (a preset dictionary, RFC 1951 / RFC 1950 §2.2). Codes made with it
 * are read with it: it never changes for one VERSION of the format. The most frequent stands last.
 */
export const dictionary = [
  'Singapore Open Data Licence 1.0)\tContains information from data.gov.sg (hawker centres, museums) (',
  'Contains information from Singapore Tourism Board accessed from data.gov.sg (',
  'Contains public sector information of the City of Edinburgh Council, 2013 (Open Government Licence v2.0)',
  'The dates of Grand Prix are its usual pattern, not an announced edition: check them before you book. ',
  'Opening hours of 10 stops are not known; a usual time of day was taken.\n',
  'City of Melbourne, Census of Land Use and Employment 2023 (CC BY 4.0)\tCity of Melbourne, landmarks and public art (CC BY 4.0)\n',
  '© OpenStreetMap contributors (Open Database Licence (ODbL) 1.0)\t',
  'Places and events compiled by hand from public facts (Own compilation; some positions checked against the open data named here)\t',
  'America/Los_Angeles\nAmerica/New_York\nAsia/Singapore\nAsia/Tokyo\nEurope/Paris\nEurope/London\nAustralia/Sydney\nAustralia/Melbourne\n',
  'sg-stb-sg-gov-curated+mel-clue2023\ncurated+osm\nmel-clue2023-clue0mel-cc-lm1osm-n1osm-w1175216\nmel-p-~\nsin-p-~\np-london-~\np-paris-~\np-new-york-~\n',
  ' Drive Avenue Terrace Boulevard Highway Parade Square Lane Place Road Street\n',
  'https://en.wikipedia.org/wiki/https://www..org.au\n.gov.au\n.co.uk\n.org\n.com\nhttps://www.',
  'Tu-Su 11:30-22:00Mo-Sa 09:00-18:00Mo-Fr 09:00-17:30; Sa-Su Mo-Su 10:00-18:00\nMo-Su 10:00-17:00\nMo-Su 09:00-17:00\n24/7\n',
  'Cathedral Library Stadium Observation Deck Botanical Botanic Fountain Monument Memorial Palace Castle Station Bridge Church Temple ',
  'Theatre Gallery of Art National Arcade Lane House Hall Tower Harbour Bay Beach Pier Street River Square the of and St The ',
  'Cocktail Burger Pizza Sushi Ramen Noodle Grill Dining Espresso Coffee Bakery Kitchen Bistro Restaurant & Bar\nCafe\nCafé\nRestaurant\n',
  'Centre\nMarket\nMuseum of Royal Park\nGardens\nGarden\nMuseum\n',
  'sightseeing,food\nbalanced\ncentre\nthe centre of ',
].join('')
