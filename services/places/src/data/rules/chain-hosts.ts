/**
 * Hotel chains and booking sites by the name of their domain, whatever it ends on: their front page leads to no hotel in particular. A
 * chain that has several hotels in the data is also found by its shared host; these are the ones that may have just one here.
 */
export const CHAINS: ReadonlySet<string> = new Set(
  `accor accorhotel accorhotels adagio-city adinahotels agoda airbnb all-seasons-hotels allseasons-hotels amorahotels anantara aohostels
  apahotel arlohotels ascotthotels astotel aturahotels banyantree barcelo bestwestern booking britanniahotels bwhhotels campanile
  capellahotels cataloniahotels choicehotels citadines citizenm comfortinn concorde-hotels conradhotels crownhotels crowneplaza daysinn
  discoverasr dormyinn doubletree easyhotel editionhotels equinox-hotels etaphotel eurostarshotels evenhotels expedia fairmont fourseasons
  frasershospitality freehandhotels fullertonhotels gardenhotels grandchancellorhotels hamptoninn hardrockhotels
  hardrockhotel hilton hiltonhotels hiusa holiday-inn holidayinn holidayinnexpress hostelworld hotel-bb hotelf1 hotelduvin hotelindigo
  hotels hyatt ibis ibishotel ibishotels ihg intercontinental jjwhotels kempinski kimptonhotels kyriad langhamhotels laquinta
  leonardo-hotels loewshotels mandarinoriental mantra mantrahotels marriott melia meliahotels mercure meritonsuites millenniumhotels
  minorhotels motel6 motel-one moxyhotels nh-hotels nh-collection nobuhotels nomadsworld novotel oakshotels
  omnihotels ovolohotels palisociety panpacific parkinn parkroyalhotels pestana premierinn premiereclasse
  pullmanhotels punthill questapartments radisson radissonblu radissonhotels raffles ramada ritzcarlton rockfordhotels rosewoodhotels
  royalparkhotels ruby-hotels rydges scandichotels shangri-la sheraton sixsenses slshotels sofitel sofitel-hotels sokoshotels
  solmelia sonesta sotetsu-hotels staybridge staygenerator stregis swissotel tfehotels thehoxton thepodhotel timhotel tokyuhotels
  toyoko-inn travelodge tripadvisor vibehotels virginhotels waldorfastoria wanadoo westin westgateresorts whotels wombats-hostels
  wyndham wyndhamhotels yha yotel`.split(/\s+/),
)
