import { kindsOfSights, type Activity } from '@site/contracts/trip-fields'
import type { TripRequest } from '@site/contracts/trip-request'
import { note, withSoft, type Reader } from './finding.ts'
import { isInRefusedList } from './left-out-scope.ts'
import type { Span } from './page.ts'
import { ARTICLE, NOT } from './refusals.ts'

const SPORT = '(?:basketball|baseball|(?:ice )?hockey|football|soccer|rugby|cricket|footy|afl|nba|nfl|nhl|mlb|mls|nrl)'

/** What a traveller comes to hear, see or do, in the words they say it with, in six languages. */
const ACTIVITIES: readonly (readonly [Activity, string])[] = [
  [
    'live music',
    '(?:trad(?:itional)?|irish|folk|celtic)(?: irish)? (?:music|sessions?)(?: sessions?)?|gigs?|indie bands|live bands?|samba|bossa nova|tango(?: shows?)?',
  ],
  ['jazz', 'jazz(?: and blues)?|blues music|musique jazz|jazzmusik|jazzkeller'],
  [
    'classical music',
    String.raw`(?:classical|chamber|orchestral|symphonic|mozart|vivaldi|strauss|philharmonic|symphony|organ)(?: music)?(?: (?:concerts?|recitals?|evenings?|performances?))|classical music|symphon(?:y|ies)|(?:orchestra|philharmonic) concerts?|(?:concerts? de )?musique classique|concerts? classiques?|klassische[rsnm]? (?:konzerte?|musik)|klassik ?konzerte?|(?:conciertos? de )?musica clasica|conciertos? clasicos?|(?:concert[oi] di )?musica classica|concert[oi] (?:di musica )?classic[oi]|concertos? de musica classica`,
  ],
  ['opera', String.raw`operas?(?! (?:houses?|bar|district|tour|cake))|opernabend|opernauffuhrung|oper`],
  [
    'carols',
    String.raw`(?:christmas )?carols?(?: (?:services?|concerts?|singing|singers|by candlelight))?|carol[- ]?sing(?:ing|ers)|nine lessons(?: and carols)?|chants de noel|weihnachtslieder(?: singen)?|adventsingen|villancicos|canti (?:di natale|natalizi)|canticos de natal`,
  ],
  [
    'church services',
    String.raw`(?:(?:midnight|easter|christmas|sunday|latin|holy|choral|papal) )?(?:mass(?! (?:tourism|market|of))|evensong|vespers|vigil)|(?:church|sunday|easter|christmas|carol) services?|(?:attend|go to|going to) church|(?:la )?messe(?: de minuit| am| de)|(?:heilige|christ)?mette|gottesdienst|(?:la )?misa(?: del gallo)?|(?:la )?santa messa|missa(?: do galo)?`,
  ],
  [
    'comedy',
    String.raw`(?:stand[- ]?up )?comedy(?! (?:cellar|republic|store))|stand[- ]?up(?: shows?)?|improv|comedians?|kabarett|comicos|cabaret`,
  ],
  [
    'theatre',
    String.raw`theat(?:re|er)s?(?! (?:museum|district|royal))|plays?(?= (?:at|in) (?:the|a) (?:theat|west))|(?:see|catch|watch) an? (?:musical|play|(?:west end |broadway )?shows?)|musicals?|(?:(?:a|the|some|one) )?(?:broadway|west end)(?: (?:shows?|musicals?|plays?))?|pieces? de theatre|(?:(?:ins|im) )?theater|teatro|musicais`,
  ],
  ['dance', 'ballets?|contemporary dance|ballett|danza|balletto|bale'],
  ['fado', 'fados?'],
  ['flamenco', 'flamenco'],
  [
    'a game',
    String.raw`(?:live )?${SPORT} (?:games?|match(?:es)?|fixtures?)|(?:(?:see|catch|watch|go to|take in) )(?:an? |some )?(?:live )?(?:${SPORT}|ball game|home game)(?! (?:museum|stadium|tour))|ball ?games?|home games?|un match de (?:foot|football|rugby|basket)|fussballspiel|partido de (?:futbol|baloncesto)|partita di (?:calcio|basket)|jogo de (?:futebol|basquete)`,
  ],
  [
    'the sea',
    String.raw`(?:by|near|close to|beside|next to|along|on) the (?:sea(?:side|front|shore)?|ocean|coast|water(?:front)?)(?! (?:road|park))|(?:the )?sea(?:side|front)?(?: (?:views?|air|breeze|walks?|swims?|swimming))?(?! (?:life|lions?|world|food|bass|of))|ocean (?:views?|swims?|swimming|air|breeze)|(?:au )?bord de (?:la )?mer|la mer|(?:am|ans) meer|(?:junto )?al mar|el mar|(?:vicino )?al mare|il mare|(?:a |)beira[- ]mar|perto do mar|o mar`,
  ],
  [
    'boat trips',
    String.raw`(?:boat|river|canal|harbou?r|sunset|dinner|sightseeing) (?:trips?|rides?|cruises?|tours?)|(?:canal|river|sailing|tour)[- ]?boats?|(?:day )?cruise on the \w+|gondola(?: rides?)?|canals(?! street)|(?:balade|promenade|tour) en bateau|croisiere|canaux|boots(?:fahrt|tour|ausflug)|kanalfahrt|grachten|(?:paseo|viaje) en barco|gita in barca|giro in (?:barca|battello)|canali|passeios? de barco`,
  ],
  [
    'baths',
    String.raw`(?:thermal|turkish|public|hot|mineral) (?:baths?|spas?|springs)|baths(?: baths)*|spas?(?: (?:day|visit|afternoon|morning))?|saunas?|onsens?|hammams?|thermes|thermal ?bader?|therme|banos (?:termales|arabes)|balnearios?|terme|termas`,
  ],
  [
    'ice skating',
    String.raw`(?:ice[- ]?)?skating|ice ?rinks?|patin(?:age|oire)|schlittschuh\w*|eislaufen|patinar(?: sobre hielo)?|pattin\w+`,
  ],
  [
    'Christmas lights',
    String.raw`(?:christmas|xmas|festive|holiday) (?:lights?|illuminations?|decorations?|trees?|windows)|weihnachtsbeleuchtung|lichterglanz|lumieres de noel|illuminations(?: de noel)?|luces de navidad|luci di natale|luzes de natal`,
  ],
  ['whisky', 'whisk(?:e?y|ies)(?: (?:tastings?|tours?|bars?))?|distiller(?:y|ies)(?: (?:visits?|tours?))?'],
  [
    'beer',
    '(?:craft )?beers?(?: (?:halls?|gardens?|tastings?|tours?))?|brewer(?:y|ies)(?: (?:tours?|visits?))?|biergarten|brauhaus|cervezas?|birra',
  ],
  [
    'wine tasting',
    'wine[- ]?tastings?|wine (?:farms?|estates?|country|regions?|routes?|tours?)|winer(?:y|ies)|vineyards?|degustations? de vins?|weinproben?|catas? de vinos?|degustazion[ei]|provas? de vinhos?',
  ],
  ['surfing', 'surf(?:ing|s)?(?: (?:lessons?|class(?:es)?|school))?(?! (?:club|coast|beach))'],
  [
    'cooking classes',
    '(?:(?:pasta|sushi|dumpling|bread|tapas|pizza|curry|gelato)[- ]?(?:making|cooking)?|cook(?:ing|ery)) (?:class(?:es)?|lessons?|courses?)|cours de cuisine|kochkurs|clases? de cocina|cors[oi] di cucina|aulas? de culinaria',
  ],
  [
    'northern lights',
    'northern lights|aurora(?: borealis)?|aurores? boreales?|nordlicht(?:er)?|auroras? boreal(?:es)?',
  ],
  ['coffee houses', '(?:viennese )?coffee ?houses?(?: culture)?|kaffeehaus(?:er|ern|kultur)?|grands? cafes'],
  ['churros', 'churros?(?: (?:con|with|and|y|&) (?:hot )?chocolate)?|chocolate con churros'],
  ['ice cream', 'ice[- ]?creams?|gelat(?:o|i|erias?)'],
  ['pastries', 'pastr(?:y|ies)|patisseries?|pasteis de nata|pasteis|natas|croissants?'],
  [
    'viewpoints',
    String.raw`(?:view ?points|look-?outs|(?:(?:scenic|city|skyline|panoramic|great|good|nice|amazing|stunning|fantastic|epic) )+views?(?! of\b)|(?<!(?:sea|ocean|water|lake|river|harbou?r|rooms?|with|the|a|of|and) )views(?! (?:of|from|on)\b)|points de vue|aussichtspunkte|miradores|miradouros|belvedere)`,
  ],
  ['afternoon tea', String.raw`(?:afternoon|high|cream) teas?|the de l'apres-midi`],
  [
    'museums',
    String.raw`(?:one|1|an?) (?:(?:big|great|good|famous|major|large|small|nice|proper|decent|interesting|single) )*museum(?! (?:of|pass|shop|caf\w+|island|quarter|mile)\b)`,
  ],
  ['parks', String.raw`(?<=(?:autumn|fall) )(?:leaves|colou?rs|foliage)|(?:autumn )?foliage|koyo|momiji|red maples`],
  ['theme parks', '(?:water|aqua|amusement|adventure) ?parks?'],
  // What is asked for more closely stands above.
  [
    'music',
    String.raw`(?<!\blive )music(?! (?:fest|festivals?|events?|weeks?|weekends?|awards?|city|halls?|museums?|and|academy|cent(?:er|re)|industry|conferences?|videos?|school)\b)|musik|musique(?! live)|musica(?! (?:en|dal|ao) vivo)`,
  ],
]

const SOME = String.raw`(?:(?:(?:and|also|we|i|we'd|i'd|love|like|likes|want|wants|enjoy|would|hear|hearing|listen(?:ing)? to|see|seeing|catch(?:ing)?|watch(?:ing)?|go(?:ing)? to|do|have|having|attend(?:ing)?|some|any|an?|one|a bit of|lots of|plenty of|good|great|proper|real|local|traditional|nice|authentic|famous|live|evening|sunset|night[- ]?time|the|into|un|une|des|du|ein(?:e|en|em)?|unas?|un[oa]|di|de) )|(?:to )|(?:(?<!\d |two |three |four |five |six |seven )(?:an? |one )?(?:evening|night|day|afternoon|morning)s? (?:of|at|with|for) ))*`
const BEHIND = String.raw`(?: (?:lovers?|fans?|shows?|gigs?|clubs?|venues?|bars?|concerts?|nights?|evenings?|performances?|scene|tickets?|session|please|somewhere|too|as well|if possible|konzerte?))*(?:,? (?:(?:every|each|one|most|on (?:the )?(?:first|last|second|one)|in the|on our last) (?:night|evening|day|afternoon|morning)s?|at night|on (?:the )?sunday(?! (?:\d|the))))?`
const patternOf = (words: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\d'-])${SOME}(?:${words})${BEHIND}(?![\p{L}\d'-])`, 'gu')
const PATTERNS = ACTIVITIES.map(([activity, words]) => [activity, patternOf(words)] as const)
const IS_ONE = ACTIVITIES.map(
  ([activity, words]) => [activity, new RegExp(String.raw`(?<![\p{L}\d])(?:${words})(?![\p{L}\d])`, 'u')] as const,
)
const NEGATED = new RegExp(
  String.raw`(?:^|[^a-z])(?:${NOT}|hates?|done with|(?:we|i|who) lives?)\s*${ARTICLE}(?:[a-z]+ (?:and|or) )?$`,
)

const TO_SEE: ReadonlySet<Activity> = new Set(kindsOfSights)

/** "Fado one evening", "one big museum", "a night at the opera": of this one is enough. */
const ONCE =
  /^(?:(?:and|also|we|i|we'd|i'd|want|would|like|love|see|hear|visit|do|have|go to|,) )*(?:one|1|a single|just one|an? (?:evening|night|afternoon|morning) (?:of|at|with|for))\b|\b(?:one|1) (?:evening|night|afternoon|morning|day)$|\b(?:un soir|eines abends|una noche|una sera|uma noite)$/
const noteActivity = (reader: Reader, span: Span, activity: Activity, isOnce = false): void =>
  note(reader, span, {
    key: `do:${activity}`,
    label: TO_SEE.has(activity) ? 'To see' : 'To do',
    value: activity,
    apply: (trip: TripRequest) =>
      withSoft(trip, {
        activities: [...new Set([...(trip.soft.activities ?? []), activity])],
        ...(isOnce ? { once: [...new Set([...(trip.soft.once ?? []), activity])] } : {}),
      }),
  })

/** What a traveller comes to hear, see or do; what is refused is left to be quoted. */
export const readActivities = (reader: Reader): void => {
  const { page } = reader
  for (const [activity, pattern] of PATTERNS)
    page.each(pattern, (match, span) => {
      // "Some good" leads up to the words: what refuses them stands before the words themselves.
      const at = span.from + Math.max(0, match[0].search(IS_ONE.find(([own]) => own === activity)?.[1] ?? /^/))
      const isRefused = NEGATED.test(page.folded.slice(0, at)) || NEGATED.test(page.folded.slice(0, span.from))
      if (isRefused || isInRefusedList(page.folded, at) || /^ no\b/.test(page.folded.slice(span.to))) return null
      noteActivity(reader, span, activity, ONCE.test(match[0].trim()))
      return true
    })
}

/** The oldest part of a city, where no quarter of ours is called so. */
const OLD_TOWN =
  /(?<![\p{L}\d])(?:(?:the|its|la|le|il|el|die) )?(?:(?:old|historic(?:al)?) (?:town|city|quarters?|cent(?:re|er)|district)|medina|altstadt|vieille ville|casco (?:antiguo|viejo|historico)|centro (?:storico|historico))(?![\p{L}\d])(?! (?:hotels?|walls?|square|hall|bars?))/gu
export const readOldTown = (reader: Reader): void =>
  reader.page.each(OLD_TOWN, (_match, span) => {
    if (NEGATED.test(reader.page.folded.slice(0, span.from))) return null
    noteActivity(reader, span, 'history')
    return true
  })

/** Quarters that mean their stages: read before the places, of which each is one too. */
const STAGES = patternOf('(?:broadway|west end) (?:shows?|musicals?|plays?|theat(?:re|er)s?)')
export const readStages = (reader: Reader): void =>
  reader.page.each(STAGES, (match, span) => {
    if (NEGATED.test(reader.page.folded.slice(0, span.from + match[0].search(/broadway|west/)))) return null
    noteActivity(reader, span, 'theatre')
    return true
  })

/** An activity whose words are those of an interest too: "the beach", "street art". */
const OF_INTERESTS: readonly (readonly [Activity, RegExp])[] = [
  ['the beach', /\b(?:beach(?:es)?|plages?|strand|playas?|spiaggia|praias?)\b/],
  ['coffee', /\b(?:coffee(?! ?houses?)|cafes?)\b/],
  ['theme parks', /\b(?:theme parks?|parcs? d.attractions?)\b/],
  ['castles', /\bcastles?\b/],
  ['street art', /\bstreet art\b/],
  ['modern art', /\b(?:modern|contemporary) art\b/],
  ['art', /\b(?<!(?:street|public|modern|contemporary) )(?:art|arte|kunst|galler(?:y|ies))\b/],
  ['museums', /\b(?:museums|musees|museen|museos|musei|museus)\b/],
  ['history', /\b(?<!natural )(?:history|histoire|geschichte|historia|storia)\b/],
  ['parks', /\b(?<!(?:theme|amusement|adventure|water) )parks\b/],
  ['churches', /\b(?:churches|eglises|kirchen|iglesias|chiese|igrejas)\b/],
  ['temples and shrines', /\b(?:temples?|shrines?|templos?|templi|tempeln?)\b/],
  ['gardens', /\b(?:gardens?|jardins?|garten)\b/],
  ['markets', /\b(?<!food )markets?\b/],
  ['clubs', /\b(?:night ?clubs?|clubs|clubbing|techno|discos?)\b/],
  ['live music', /\b(?:live music|musique live|livemusik|musica (?:en vivo|dal vivo|ao vivo))\b/],
]
export const noteActivityOf = (reader: Reader, span: Span, words: string): void => {
  for (const [activity, own] of OF_INTERESTS) if (own.test(words)) noteActivity(reader, span, activity)
}
