import { AND, NUMBER } from './vocabulary.ts'

/** Who travels, in the words people use for each other, folded. */

const KIN = String.raw`(?:wife|husband|hubby|spouse|partner|girlfriend|boyfriend|gf|bf|fiancee?|(?:other|better) half|daddy|dad|mummy|mum|mom|father|mother|sister|brother|sis|bro|(?:best )?(?:friend|mate|buddy|pal)|bff|cousin|uncle|auntie|aunt|grandma|grandpa|grandmother|grandfather|granny|gran|nan|colleague|flatmate|roommate|housemate|neighbou?r)(?:-in-law)?`
const PARENTS = 'parents|in-laws|folks|eltern|padres|genitori|pais|schwiegereltern|suegros|suoceri|beaux-parents'
const MY: readonly string[] = [
  String.raw`(?:my|both my) (?:${KIN}|parents|in-laws|folks)|(?:my|the) (?:missus|missis|wife|husband|other half|girlfriend|boyfriend)`,
  String.raw`(?:ma|mon) (?:femme|mari|copine|copain|compagne|compagnon|conjointe?|epouse|epoux|mere|maman|pere|papa|s(?:oe|œ)ur|frere|(?:meilleure? )?amie?|cousine?|grand-mere|grand-pere|collegue|fiancee?)|mes (?:beaux-)?parents|une? amie?`,
  String.raw`mein(?:e[rnm]?)? (?:frau|mann|freundin|freund|partnerin|partner|mutter|vater|schwester|bruder|oma|opa|cousine?|kolleg(?:in|en|e)|mama|papa|(?:schwieger)?eltern)`,
  String.raw`mi (?:mujer|esposa|esposo|marido|pareja|novi[oa]|madre|padre|herman[oa]|amig[oa]|abuel[oa]|prim[oa]|mama|papa)|mis (?:padres|suegros)`,
  String.raw`(?:la )?mia (?:moglie|ragazza|fidanzata|compagna|madre|mamma|sorella|nonna|cugina|amica)|(?:il )?mio (?:marito|ragazzo|fidanzato|compagno|padre|papa|fratello|nonno|cugino|amico)|i miei (?:genitori|suoceri)|un(?:'amica| amico)`,
  String.raw`(?:a )?minha (?:mulher|esposa|namorada|mae|irma|amiga|avo|companheira)|(?:o )?meu (?:marido|namorado|pai|irmao|amigo|avo|companheiro)|(?:os )?meus pais`,
]
const ONE_OF_THEM = String.raw`(?:${MY.join('|')})`
/** "My wife", "my mum and dad". */
const COMPANIONS = String.raw`${ONE_OF_THEM}(?:(?:\s*,\s*|\s*${AND}\s*)(?:${ONE_OF_THEM}|${KIN}\b))*`
const I = '(?:i|me|myself|moi|ich|yo|io|eu)'
const CHILDREN_BEHIND = String.raw`(?=,?\s*${AND}\s*(?:our|my|the|nos|les|mes|unsere[nr]?|die|meine|nuestr[oa]s|los|las|mis|i nostri|i|le|os nossos|os)?\s*\u00a6)`

/** The traveller is one of them, though "my wife is coming too" does not say so. */
export const WITH_COMPANIONS: readonly RegExp[] = [
  new RegExp(String.raw`\b(?:just )?${I}\s*${AND}\s*(${COMPANIONS})\b`, 'g'),
  new RegExp(String.raw`\b(${COMPANIONS})\s*${AND}\s*${I}\b`, 'g'),
  new RegExp(String.raw`\b(?:with|avec|mit|con|com) (${COMPANIONS})\b`, 'g'),
  new RegExp(
    String.raw`\b(${COMPANIONS})\b(?=(?: (?:is|are|will be))? (?:coming|joining|travelling|traveling|comes|joins|tagging))`,
    'g',
  ),
  new RegExp(String.raw`\b(${COMPANIONS})\b${CHILDREN_BEHIND}`, 'g'),
]
const EACH = new RegExp(String.raw`\b(?:(${PARENTS})|${MY.join('|')}|${KIN})\b`, 'g')
/** How many adults they are with the traveller. */
export const withTraveller = (companions: string): number =>
  [...companions.matchAll(EACH)].reduce(
    (count, [words]) => count + (new RegExp(`(?:${PARENTS})$`).test(words) ? 2 : 1),
    1,
  )

/** "Two of us need halal food" is a part of the party. */
const OF_US = String.raw`(?<!\b(?:one|1) )of us\b(?! (?:is|needs?|eats?|don't|doesn't|do not|does not|can't|cannot|can not|has|have|wants?|likes?|loves?|prefers?|hates?|uses?|(?:are|who are) (?!going|coming|travel|flying|visiting|heading|staying|planning)))`
export const PEOPLE = String.raw`(?:people|persons?|${OF_US}|friends|mates|colleagues|students|ladies|women|men|guests?|travell?ers|pax|personnes?|amis|amies|personen|leuten?|freunden?|freundinnen|personas|amig[oa]s|persone|amici|amiche|pessoas)`
export const CHILDREN = String.raw`(?:(?:small|young|little|older|petits?|kleinen?|teenage)\s+)?(?:kids?|children|child|toddlers?|bab(?:y|ies)|infants?|teenagers?|teens|(?:boys?|girls?)(?!'| (?:in (?:our|their)|trip|weekend|night|only|group))|sons?|daughters?|grandkids?|grand-?children|grand-?sons?|grand-?daughters?|nephews?|nieces?|enfants?|petits-enfants|bebes?|ados?|adolescente?s?|filles?|fils|kind(?:er|ern)?|enkel(?:kinder[n]?|n)?|jungen|jungs|madchen|sohne?|tochter|nin[oa]s?|hij[oa]s?|niet[oa]s?|bambin[oiae]|bimb[oiae]|figli[oae]?|nipot[ei]|ragazz[ie]|adolescenti|criancas?|filh[oa]s?|net[oa]s?)`

/** Not the article: "we're a family". */
const COUNT = String.raw`(?!(?:an?|une?|ein\w*|una|uma?)\b)(${NUMBER})`
/** "We're four", "a team of six", "zu dritt": a number alone says how many travel. */
const AFTER_COUNT = String.raw`\b(?!\s*(?:days?|nights?|weeks?|hours?|stars?|years?|or|to|-|:|jours?|nuits?|ans|heures?|tage?n?|nachte?|jahre|uhr|dias?|noches?|anos|horas?|giorni|notti|anni|ore|noites?|km|h\b|pm|am|adult|kids?|children))`
/** The traveller comes on top of those that are counted: "me and 3 mates". */
export const AND_OTHERS = new RegExp(
  String.raw`\b(?:me|myself|i|moi|ich|yo|io|eu) ?(?:and|&|plus|\+|et|und|y|e) (?:my |mes |meine |mis |i miei |meus )?${COUNT} (?:other )?(?:mates|friends|pals|buddies|colleagues|girlfriends|cousins|others|people|copains|copines|amis|amies|freunde|freundinnen|amig[oa]s|amici|amiche)\b`,
  'g',
)
export const HEADCOUNTS: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:we are|we're|we will be|we'll be|there(?:'s| are| will be)|nous sommes|nous serons|on est|on sera|wir sind|wir waren|somos|seremos|vamos a ser|siamo in|saremo in|siamo|saremo|vamos ser)\s+${COUNT}${AFTER_COUNT}`,
    'g',
  ),
  new RegExp(
    String.raw`\b(?:(?:a|our|my|un|une|eine?r?|unsere|una?|um|uma|nuestro)\s+)?(?:small\s+)?(?:team|group|party|gang|crew|bunch|hen party|hen do|stag do|bachelor(?:ette)? party|groupe|equipe|gruppe|grupo|gruppo|squadra)\s+(?:of|for|de|von|mit|di|da)\s+${COUNT}${AFTER_COUNT}(?:\s+${PEOPLE})?`,
    'g',
  ),
  new RegExp(
    String.raw`\b(?:just |only )?(?:us|the) (two|three|four|five|six|\d)(?: of us)?${AFTER_COUNT}(?=\s*(?:$|[,.;!?\u00a6)]))`,
    'g',
  ),
]
/** "Zu dritt", "en trio": the number is in the word. */
export const COUNTED_WORDS: readonly (readonly [RegExp, number])[] = [
  [/\b(?:zu dritt|as a trio|en trio)\b/g, 3],
  [/\b(?:zu viert|(?:two|2) couples|deux couples|zwei paare|dos parejas|due coppie|dois casais)\b/g, 4],
  [/\bzu funft\b/g, 5],
  [/\bzu sechst\b/g, 6],
  [/\bzu siebt\b/g, 7],
  [/\bzu acht\b/g, 8],
]
export const SINGLE_PARENT =
  /\b(?:(?:a |i'm a |i am a )?single (?:mum|mom|mother|dad|father|parent)|solo (?:mum|dad|parent)|alleinerziehend\w*|m(?:ere|aman) (?:solo|celibataire)|p(?:ere|apa) (?:solo|celibataire)|madre soltera|padre soltero|mamma single|papa single|mae solteira|pai solteiro)\b/g
