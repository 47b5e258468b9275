/** By which words, and among which kinds of place, one finds where to go for an activity. */

import type { Activity } from '@site/contracts/trip-fields'
import type { BestTime } from '@site/places'

interface Ground {
  /** What the names of such places, or what is told of them, hold. */
  readonly words: RegExp
  readonly kinds: ReadonlySet<string>
  /** Interest that such a place gains (chosen, decision 27). */
  readonly worth: number
  /** What is on there has a programme, which nobody here knows. */
  readonly isShow: boolean
  /** When one is there for it. */
  readonly at?: BestTime
}

const [SOUGHT, LIKED, NEAR_BY, NONE] = [120, 60, 40, 0]
const STAGES = ['sight', 'experience', 'nightlife', 'bar']
const ANY = ['sight', 'experience', 'park', 'view', 'viewpoint', 'market', 'food', 'coffee', 'nightlife', 'bar']

const show = (words: RegExp, worth = SOUGHT, kinds = STAGES): Ground => ({
  words,
  kinds: new Set(kinds),
  worth,
  isShow: true,
})
const place = (words: RegExp, worth = SOUGHT, kinds = ANY): Ground => ({
  words,
  kinds: new Set(kinds),
  worth,
  isShow: false,
})

const CHURCH_WORDS = String.raw`cathedral|abbey(?! road)|minster|basilica|church|chapel|dom|duomo|\w*kirche|kapelle|sagrada familia|notre dame|sacre coeur|st martin in the fields`
const CHURCHES = new RegExp(String.raw`\b(?:${CHURCH_WORDS})\b`)
export const GROUNDS: Readonly<Record<Activity, Ground>> = {
  music: place(
    /\b(?:music|musik\w*|mozart\w*|beethoven\w*|schubert|strauss|haydn|chopin|bach|opera|staatsoper|philharmon\w+|symphony|konzerthaus|concert hall|jazz|blues|motown|beatles|abba|fado)\b/,
    NEAR_BY,
    [...ANY, 'museum'],
  ),
  'live music': show(/\b(?:live music|jazz|blues|honky tonk|music (?:hall|club|bar)|concerts?|fado)\b/),
  jazz: show(/\b(?:jazz|blues)\b/),
  'classical music': show(
    /\b(?:musikverein|konzerthaus|philharmon\w+|symphony|concert hall|auditorium|gewandhaus|palau de la musica|carnegie hall|casa da musica|royal albert hall|elbphilharmonie|staatsoper|opera house|state opera|haus der musik|musical instruments|mozart\w*|beethoven\w*|haydn\w*|schubert\w*|hofburg chapel)\b/,
    SOUGHT,
    [...STAGES, 'museum'],
  ),
  opera: show(
    /\b(?:opera|staatsoper|volksoper|la scala|palais garnier|liceu|teatro real|teatro colon)\b/,
    SOUGHT,
    // A bar beside the house has its name.
    ['sight', 'experience', 'nightlife'],
  ),
  carols: show(new RegExp(String.raw`\b(?:${CHURCH_WORDS}|royal albert hall)\b`), NONE, ['sight']),
  'church services': show(CHURCHES, NONE, ['sight']),
  comedy: show(/\b(?:comedy|improv|stand up|fringe)\b/),
  theatre: show(
    /\b(?:theat(?:re|er)s?|teatro|broadway show|west end leicester|playhouse|globe|fringe show|burgtheater)\b/,
  ),
  dance: show(/\b(?:ballet|bolshoi|opera house|dance theat(?:re|er)|sadler s wells)\b/),
  fado: show(/\b(?:fado|mesa de frades|tasca do chico)\b/, SOUGHT, [...STAGES, 'museum']),
  flamenco: show(/\b(?:flamenco|tablao|corral de la moreria)\b/),
  'a game': show(/\b(?:stadium|arena|ballpark|camp nou|bernabeu|cricket ground)\b/),
  'the beach': place(
    /\b(?:beach|boardwalk|pier|plage|strand|playa|praia|platja|barceloneta|copacabana|ipanema)\b/,
    SOUGHT,
    ['sight', 'experience', 'park', 'view'],
  ),
  'the sea': place(
    /\b(?:beach|harbou?r|port|pier|promenade|esplanade|bay|coast\w*|seaside|waterfront|quay|marina|lighthouse|cliffs?|jetty|island|praia|playa|platja)\b/,
    NEAR_BY,
    ['sight', 'experience', 'park', 'view'],
  ),
  'boat trips': place(/\b(?:cruises?|boats?|ferry|gondolas?|canal)\b/, SOUGHT, ['sight', 'experience']),
  baths: place(/\b(?:thermal|baths?|spa|hammam|onsen|therme|sauna|hot springs?)\b/, SOUGHT, ['experience', 'park']),
  'ice skating': place(/\b(?:ice rink|skat\w+|eistraum|ice (?:world|palace))\b/),
  'Christmas lights': {
    ...place(
      /\b(?:lights|illuminations?|winter wonderland|christmas|christkindl\w*|advent|regent street|carnaby|oxford street|bond street|covent garden|seven dials|trafalgar square|leadenhall|champs elysees|galeries lafayette|rockefeller center|fifth avenue|bryant park|gran via|puerta del sol|plaza mayor|graben|kohlmarkt|rathausplatz|chiado|rossio|george street|kurfurstendamm|unter den linden|martin place|bourke street mall|orchard road|shinjuku terrace city|omotesando|marunouchi|midtown)\b/,
      LIKED,
      [...ANY, 'shopping'],
    ),
    at: 'evening',
  },
  coffee: place(/./, LIKED, ['coffee']),
  // "Mother India's Cafe" is none.
  'coffee houses': place(/^(?:the )?(?:cafe|caffe|konditorei|demel)\b|\b(?:kaffeehaus|coffee ?house)\b/, SOUGHT, [
    'coffee',
    'food',
  ]),
  churros: place(/\b(?:churr\w+|chocolater\w+|san gines)\b/, SOUGHT, ['coffee', 'food']),
  'ice cream': place(/\b(?:gelat\w+|ice cream\w*|creamery|berthillon|eis|helad\w+|glac\w+)\b/, SOUGHT, [
    'coffee',
    'food',
  ]),
  pastries: place(
    /\b(?:pastr\w+|patisserie|pasteis|pastel|pastelaria|pasticceria|konditorei|boulangerie|bakery|bakehouse|manteigaria|croissant\w*|strudel|sacher|demel|cakes?)\b/,
    SOUGHT,
    ['coffee', 'food'],
  ),
  whisky: place(/\b(?:whisk(?:e?y|ies)|distiller\w*|scotch|whiski|johnnie walker|jameson|bow bar)\b/),
  beer: place(
    /\b(?:beer|brew\w*|biergarten|\w*brau|brauhaus|hofbrauhaus|guinness storehouse|heineken experience|taproom|ale house|theresienwiese)\b/,
  ),
  'wine tasting': place(/\b(?:wine|wines|winery|vineyards?|vinoteca|enoteca|weinbar|heuriger)\b/, NEAR_BY),
  surfing: place(/\b(?:surf\w*|bondi beach|manly beach|eisbach wave)\b/),
  'cooking classes': place(/\b(?:cook(?:ing|ery) (?:class|school)|kochschule)\b/),
  'northern lights': place(/\b(?:northern lights|aurora)\b/),
  'theme parks': place(
    /\b(?:theme park|amusement park|adventure park|water ?park|disney\w*|universal (?:studios|islands|volcano)|epcot|magic kingdom|legoland|sea ?world|ocean park|luna park|tivoli gardens|prater|six flags|lotte world|movie world|dreamworld|chimelong|safari park|rainbow s end|img worlds|port ?aventura|europa park)\b/,
    SOUGHT,
    ['experience', 'park', 'sight'],
  ),
  castles: place(
    /\b(?:castles?|palaces?|schloss|\w+burg castle|residenz|hofburg|chateau|castello|castelo|castillo|alcazar|fortress|citadel|tower of london|palacio|palazzo|palais|nymphenburg|belvedere|himeji jo|nijo)\b/,
    SOUGHT,
    ['sight', 'museum', 'experience'],
  ),
  'street art': place(
    /\b(?:street art|graffiti|murals?|hosier lane|ac dc lane|duckboard|croft alley|union lane|presgrave|east side gallery|wynwood|urban nation)\b/,
    SOUGHT,
    [...ANY, 'museum', 'gallery', 'art'],
  ),
  'modern art': place(
    /\b(?:modern art|modern|moderne|contemporary|contemporain|contemporanea|zeitgenossische|moma|guggenheim|pompidou|whitney|mori art|saatchi|hamburger bahnhof|mca|macba|macro|maxxi|broad)\b/,
    LIKED,
    ['museum', 'gallery'],
  ),
  art: place(
    /\b(?:arts?|galler(?:y|ies)|galleri[ae]|galerie|national ?galerie|gemaldegalerie|pina[ck]o(?:teca|thek)|kunst\w*|uffizi|accademia|bargello|borghese|palatina|capitoline|barberini|doria|farnesina|palazzo (?:massimo|pitti)|vatican museums|prado|reina sofia|thyssen|orsay|orangerie|louvre|rodin|picasso|miro|rijksmuseum|rembrandt|van gogh|stedelijk|mauritshuis|tate|courtauld|wallace collection|frick|metropolitan museum|moma|guggenheim|whitney|broad|getty|albertina|leopold museum|belvedere|ngv|modern\w*|contemporary|museo novecento|san marco museum|brancacci)\b/,
    LIKED,
    ['museum', 'gallery', 'sight'],
  ),
  history: place(
    /\b(?:(?<!natural )histor\w*|wall|memorial|stasi|topography of terror|checkpoint|palace of tears|jewish|holocaust|war|resistance|bunker|ddr|gdr|roman|ancient|archaeolog\w*|ruins?|fort|fortress|castle|citadel|forum|colosseum|acropolis|independence|revolution\w*|slavery|gulag|heritage|old town|gaol|jail|prison|mausoleum|tomb|catacombs?|battlefield|convict\w*|east side gallery|reichstag)\b/,
    LIKED,
    ['museum', 'sight', 'experience'],
  ),
  parks: place(/./, LIKED, ['park']),
  viewpoints: place(/./, LIKED, ['view', 'viewpoint']),
  museums: place(/./, LIKED, ['museum']),
  churches: place(CHURCHES, LIKED, ['sight']),
  'temples and shrines': place(
    /\b(?:temples?|shrines?|jinja|jingu|taisha|pagoda|wat|\w+ ji|monastery|mosque|gurdwara)\b/,
    LIKED,
    ['sight', 'experience'],
  ),
  gardens: place(
    /\b(?:gardens?|jardins?|jardines|jardim|garten|giardino|giardini|botanic\w*|arboretum|conservatory|gyoen|teien|koen)\b/,
    LIKED,
    ['park', 'sight'],
  ),
  markets: place(/./, LIKED, ['market']),
  clubs: show(/^(?!.*\b(?:flamenco|tablao|fado|jazz|comedy|cabaret|theatre|opera|casino|walk)\b)/, LIKED, [
    'nightlife',
  ]),
  'afternoon tea': place(/\b(?:afternoon tea|tea ?rooms?|fortnum|palm court)\b/, NONE, ['food', 'coffee']),
}
