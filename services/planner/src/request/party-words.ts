import { AND, NUMBER, NUMBER_WORD, oneOf } from './vocabulary.ts'

/** Who travels, in the words people use for each other, folded. Sources of regular expressions. */

/** One grown-up who needs no "my" to be known. */
const NAMED_KIN = String.raw`(?:hubby|hubs|boyf|girlf|mrs|mr|wifey?|missus|missis|gf|bf|bff|daddy|dad|mummy|(?:mum|mom|dad|mother|father|sister|brother)[- ]in[- ]law|mum|mom|mama|papa|gran|granny|nana|nanna|nan|pops?|grandma|grandpa|grandad|granddad|grandmother|grandfather|mamie|papi|papy|maman|oma|opa|nonn[oa]|abuel[oa]|avo)`
const KIN_WORDS = String.raw`(?:(?:wife|husband|spouse|partner|girlfriend|boyfriend|fiancee?|other half|better half|old man|old lady|father|mother|sister|brother|sis|bro|friend|mate|buddy|pal|bestie|fella|cousin|uncle|auntie|aunt|colleague|flatmate|roommate|housemate|neighbou?r)(?:[- ]in[- ]law)?|femme|mari|copine|copain|compagne|compagnon|conjointe?|epouse|epoux|mere|pere|belle-mere|beau-pere|soeur|sœur|frere|amie?|cousine?|grand-mere|grand-pere|collegue|fiancee?|frau|mann|freundin|freund|partnerin|mutter|vater|schwester|bruder|kolleg(?:in|en|e)|mujer|esposa|esposo|marido|pareja|novi[oa]|madre|padre|herman[oa]|amig[oa]|prim[oa]|moglie|marito|ragazza|ragazzo|fidanzat[oa]|compagn[oa]|mamma|sorella|fratello|cugin[oa]|amic[oa]|mulher|namorad[oa]|mae|pai|irmao|irma|companheir[oa]|schwieger(?:mutter|vater)|schwager(?:in)?|tante|onkel|oncle|belle-soeur|beau-frere|suegr[oa]|cunad[oa]|tia|tio|suocer[oa]|cognat[oa]|zia|zio|sogr[oa]|cunhad[oa])`
export const PARENTS = String.raw`(?:(?:grand)?parents(?:[- ]in[- ]law)?|in[- ]laws|folks|(?:schwieger|gross|groß)?eltern|padres|suegros|abuelos|genitori|suoceri|nonni|pais|sogros|avos|(?:beaux-|grands-)?parents)`
/** "Schoolfriends", "Studienfreundinnen", "amies d'enfance". */
const COMPANIONS = String.raw`(?:(?:girl|boy|school|childhood)?friends|(?:school|band|work|team|class|flat|house|room|dorm|crew|ship|run)?-?mates|pals|buddies|besties|colleagues|co-?workers|copains|copines|potes|camarades|amis|amies|collegues|(?:schul|studien|jugend|kindheits|arbeits)?(?:freunden?|freundinnen|kolleg(?:en|innen)|kameraden)|amig[oa]s|colegas|companer[oa]s|companheir[oa]s|amici|amiche|colleghi|colleghe|compagn[ie])(?: (?:from|since) (?:(?:high )?school|uni|university|college|work|childhood|way back|(?:back )?home)| d'enfance| de (?:infancia|(?:longue|vieille) date|(?:la )?fac|lycee|toda la vida|la infancia|la universidad|(?:o )?colegio|faculdade)| del (?:colegio|trabajo)| di (?:scuola|universita|vecchia data|infanzia|liceo)| dell'universita| da (?:escola|faculdade|universidade)| aus (?:der )?(?:schulzeit(?:en)?|schule|kindheit|uni))?`
const FRIENDS = String.raw`(?:${COMPANIONS}|lads|blokes|guys|girls|boys|others)`
const SIBLINGS = String.raw`(?:brothers|sisters|cousins|uncles|aunts|(?:brothers|sisters)[- ]in[- ]law|soeurs|sœurs|freres|cousine?s|schwestern|brudern?|hermanos|hermanas|primos|primas|sorelle|fratelli|cugin[ie]|irmaos|irmas)`
const MINE = String.raw`(?:both )?(?:my|our|mon|ma|mes|notre|nos|mein(?:e[rnm]?)?|unser(?:e[rnm]?)?|mis?|nuestr[oa]s?|(?:il |la |i |le |l')?(?:mi[oa]|miei|mie|nostr[oaie])|(?:[oa]s? )?(?:meus?|minhas?|noss[oa]s?))`
const ARTICLE = String.raw`(?:the|an?|his|her|their|le|la|les|l|une?|de[rmn]|die|das|eine[nmr]?|ein|el|los|las|unos|una?|il|gli|lo|uma?|o|os|as|i)`
const LIKE = String.raw`(?:(?:[3-9]\d(?:[- ]?(?:years?|yrs?|jahre)[- ]?(?:old|alte[nrm]?)|-?jahrige[nrm]?| ?yo| ?y\/o)|uni|university|school|high|primary|boarding|college|work|football|army|navy|gym|office|church|childhood|hometown|former|ex|long[- ]lost|oldest|closest|retired|lifelong|old|older|younger|elderly|elder|little|big|best|dear|twin|good|close|lovely|other|meilleure?|meilleure?s|beste[rn]?|mejor(?:es)?|miglior[ei]?|melhor(?:es)?|vieux|vieille?s?|anciens?|anciennes?|bons|bonnes|alte[nr]?|gute[nr]?|ehemaligen?|vecchi[oae]?|vecchie|buon[ie]|viej[oa]s?|antigu[oa]s|buen[oa]s|velh[oa]s?|antig[oa]s|bo[na]s) )*`

/** "Two of us need halal food" is a part of the party. */
const OF_US = String.raw`(?<!\b(?:one|1) )of us\b(?! (?:is|needs?|eats?|don't|doesn't|do not|does not|can't|cannot|can not|has|wants?|likes?|loves?|prefers?|hates?|uses?|(?:are|who are) (?:(?:both|all|strictly|strict) )*(?:vege|vegg|vega|pesc|glut|coel|celi|halal|kosh|lact|dair|nut|musl|jew|hindu|alle?rg|into|intol|not|running|fans|keen|big|over|under|very|quite|kids|children|in (?:a )?wheel)))`
/** What people are, as they tell who travels: "two architects", "vier Studentinnen". */
const CALLINGS = String.raw`(?:architects|artists|designers|photographers|cyclists|golfers|hikers|gamers|foodies|academics|professors|librarians|chefs|bakers|builders|farmers|firefighters|paramedics|scientists|programmers|developers|accountants|journalists|writers|actors|dancers|singers|historians|vets|soldiers|sailors|surfers|skiers|climbers|nerds|geeks|backpackers|graduates|grads|undergrads|freshers|interns|apprentices|bridesmaids|groomsmen|ushers|hens|stags|mothers|fathers|brautjungfern|trauzeug(?:en|innen)|demoiselles d'honneur|damas de honor|damigelle|madrinhas|sisters|brothers|siblings|cousins|widows|grannies|aunties|bachelors|student(?:en|innen)|lehrer(?:n|innen)?|architekt(?:en|innen)|arzten?|arztinnen|schwestern|brudern?|geschwister|senioren|radfahrern?|fotografen|musikern?|etudiante?s|professeure?s|profs|architectes|infirmieres?|infirmiers|soeurs|sœurs|freres|musiciens|photographes|estudiantes|profesor[ea]s|arquitect[oa]s|enfermer[oa]s|herman[oa]s|medic[oa]s|music[oa]s|fotograf[oa]s|studenti|studentesse|professori|professoresse|insegnanti|architetti|infermier[ei]|sorelle|fratelli|medici|musicisti|fotografi|estudantes|professor[ea]s|arquitet[oa]s|enfermeir[oa]s|irmas|irmaos)`
/** "3 rugby dads", "four fashion students": one word says which. */
const WHICH = String.raw`(?:(?!(?:days?|nights?|weeks?|hours?|rooms?|tickets?|and|or|to|with|for|of|adult|teen\w*)\b)[a-z]{3,} )`
const GROWN = String.raw`(?:${WHICH}?${CALLINGS}|${WHICH}(?:dads|mums|moms|mates|lads|fans|students|teachers|nurses|friends|ladies))`
export const PEOPLE = String.raw`(?:${GROWN}|${LIKE}${COMPANIONS}|(?:(?:retired|young|old|elderly|grown|adult|hungry|tired|fellow) )*(?:teachers|nurses|doctors|engineers|lawyers|musicians|pupils|retirees|pensioners|seniors|rentner|retraites?|jubilados|pensionati|reformados|aposentados)|people|ppl|peeps|persons?|${OF_US}|friends|mates|colleagues|students|ladies|women|men|lads|blokes|guests?|travell?ers|pax|personnes?|amis|amies|personen|leuten?|freunden?|freundinnen|personas|amig[oa]s|persone|amici|amiche|pessoas)`
export const CHILDREN = String.raw`(?:(?:small|young|little|older|younger|youngest|eldest|oldest|foster|adopted|petits?|petites?|kleinen?|kleines|teenage)\s+)?(?:(?:god|step|foster|great[- ]?grand)[- ]?(?:sons?|daughters?|child(?:ren)?|kids?)|kiddos?|wee ones?|filleule?s?|neveux?|petits?-fils|petites?-filles?|beaux?-fils|paten(?:kind(?:er|ern)?|tochter|sohn|sohne)|stief(?:kind(?:er|ern)?|tochter|sohn|sohne)|neffen?|nichten?|enkelin(?:nen)?|ahijad[oa]s?|sobrin[oa]s?|hijastr[oa]s?|figliocci[oae]?|nipotin[oaie]|afilhad[oa]s?|sobrinh[oa]s?|entead[oa]s?|kids?|children|child|toddlers?|bab(?:y|ies)|infants?|newborns?|teenagern?|teenagers?|teens?|little ones?|bubs?|bubba|bubby|tots?|(?:boys?|girls?)(?!'| (?:in (?:our|their)|trip|weekend|night|only|group))|sons?|daughters?|grandkids?|grand-?children|grand-?sons?|grand-?daughters?|nephews?|nieces?|enfants?|petits-enfants|petits(?= ?(?:\(|de \d|\d))|miudos|miudas|bebes?|ados?|adolescente?s?|filles?|fils|kind(?:er|ern)?|enkel(?:kinder[n]?|n)?|jungen|jungs|madchen|sohne?|tochter|nin[oa]s?|hij[oa]s?|niet[oa]s?|bambin[oiae]|bimb[oiae]|figli[oae]?|nipot[ei]|ragazz[ie]|adolescenti|criancas?|filh[oa]s?|net[oa]s?)`
const MULTIPLES = String.raw`(?:(?:twin )(?:boys|girls|sons|daughters|toddlers|babies)|twins|jumeaux|jumelles|zwillingen?|gemel[oa]s|melliz[oa]s|gemell[ie]|gemeos|gemeas)`
const TRIPLETS = String.raw`(?:triplets|triples|trillizos|trillizas|drillingen?|gemellini|trigemeos)`
/** A child whatever its age, though no number says so. */
const SMALL = String.raw`(?:(?:teenage|little|young|small) (?:son|daughter|boy|girl|one)|teenager|toddler|baby|bub|infant|newborn|little one|bebe|ado|kleinkind|saugling|bebe|neonat[oa])`

/** People as they are named, one or several: none of these words says what they want. */
export const KIN = `(?:${NAMED_KIN}|${KIN_WORDS}|${PARENTS}|${FRIENDS}|${SIBLINGS})`
export const PEOPLE_WORDS = String.raw`(?:kids?|children|grandkids|famil(?:y|ie|le|ia|iglia)|fam|lads|lass(?:es)?|students?|teachers?|nurses?|retirees?|pensioners?|everyone|nobody|somebody|couples?|crew|gang|squad|folks?|people|adults?|teens?|tod(?:dler)s?|bab(?:y|ies)|brides?|grooms?)`

/** "We are four": not the article, as in "we're a family". */
const COUNT = String.raw`(?!(?:an?|une?|ein\w*|una|uma?)\b)(${NUMBER})`
const YEARS = String.raw`(?:[- ]?(?:years?[- ]olds?|yrs?(?:[- ]olds?)?|y\/?o|y\.o\.?|years|ans|jahrige[rnsm]?|jahren?(?: alt)?|anos|anni)\b)`
const MONTHS = String.raw`(?:[- ]?(?:months?(?:[- ]olds?)?|mo(?: olds?)?|mths?(?: old)?|mois|monate?n?(?: alt)?|meses|mesi)\b)`
const UNIT = `(?:${YEARS}|${MONTHS})`
const AND_AGE = String.raw`(?:\s*,\s*|\s+${AND}\s+|\s*[&+/]\s*|\s*,\s*${AND}\s+)(?:an? |un |ein )?`
/** "8 e 11 anos, 16 a 19 de abril": what begins a range is no age. */
const NO_RANGE = String.raw`(?!\d|\s*(?:[-–]|to|a|au|al|bis|until|till)\s*\d)`
const LIST = String.raw`\d{1,2}(?:${UNIT})?(?:${AND_AGE}\d{1,2}${NO_RANGE}(?:${UNIT})?)*`
const WORD_LIST = `${NUMBER_WORD}(?:${AND_AGE}${NUMBER_WORD})*`
/** "Kids, 3 days": the number behind counts something else. */
const NO_AGE = String.raw`(?![-:\u20ac£$%]|\d|\s*(?:-\s?\d|[:h\u20ac$£]|days?|nights?|weeks?|hours?|km|adults?|people|ppl|seniors?|pensioners?|oaps?|erw|adult[eio]s?|(?:${CHILDREN})\b|jan|feb|mar|apr|may\b|ju[nl]|aug|sep|oct|nov|dec|mai\b|tage?n?\b|nachte|jours?|nuits?|dias?|noches?|giorni|notti|noites?|sterne|stars?|uhr|am\b|pm\b|o'clock))`
/** "Nearly 10", "bientôt 8 ans": the age that is meant. */
const NEARLY =
  'nearly|almost|soon(?: to be)?|going on|about to (?:be|turn)|just|only|now|bientot|presque|fast|bald|erst|gerade|casi|quasi|quase'
const NEARLY_SO = `(?: (?:${NEARLY}|already|deja|schon|ya|gia|ja))*`
const TURNS =
  '(?:has |have |is )?(?:just |now |recently )?turned|turns?|turning|aura|wird|cumple|va a cumplir|compie|faz|vai fazer'
const IS = String.raw`(?:(?:who|qui|die|der|que|che|she|he|they|er|sie|elle|il|ella|lei|lui|ele|ela) |'s |'ll be )?(?:is|are|will be|${TURNS}|sind|ist|ont|a|tienen?|tem|hanno|ha)${NEARLY_SO}|(?:who|she|he|they)'?(?:s|ll be|re)${NEARLY_SO}|whose|${NEARLY}|(?:der|die|das)${NEARLY_SO}(?= \d{1,2} (?:jahre? )?(?:alt )?(?:ist|wird|sind)\b)|aged?|ages?|agee?s? de|im alter von|in the ages of`
/** German puts it behind the age: "das 10 ist". */
const IS_BEHIND = '(?: (?:alt )?(?:ist|wird|sind)(?![a-z]))?'
const AGES = String.raw`(?:(?: in tow)?(?:\s*[(,:]\s*|\s+)(?:(?:${IS}|de|von|di|of|edades|com|con|between)\s+)*(?<ages>${LIST})\s*(?:${UNIT})?${IS_BEHIND}\)?${NO_AGE}|\s*[(,]?\s*(?:${IS}|of(?= [a-z]+(?: (?:and|&) [a-z]+)?\s*(?:$|[,.;!?)]|(?:and|&) an? )))\s+(?<wordAges>${WORD_LIST})(?:\s*${UNIT})?\)?${NO_AGE})`
/** "Grandma (78)". */
const OWN_AGE = String.raw`(?:\s*(?:\(|, ?)?\s*(?:(?:${IS}|de|von|di) )?(?<ownAge>\d{1,2})\+?(?:${YEARS}\)?|\)|(?<=\(\s*\d{1,2}\+?)(?=\s*(?:,|;|and|&))|(?<=(?:\bis|who'?s|she'?s|he'?s|\baged?|turn\w*|nearly|almost) \d{1,2})${NO_AGE}))?`
/** "Both 70+", "75 e 78 anni": of people who are grown up anyhow. */
const THEIR_AGES = String.raw`(?:\s*[(,]\s*(?:(?:both|all|aged?|beide|les deux|tous deux|ambos|entrambi|les?|de|von|di) )*[6-9]\d\+?s?(?:${AND_AGE}[6-9]\d\+?s?)*(?:\s*${YEARS})?\)?(?![\d:.]|\s*(?:€|£|\$|euros?|km)))?`
/** "In their sixties". */
const DECADE = String.raw`(?:(?: who are| who is|,)? in (?:his|her|their|our) (?:early |late |mid[- ])?(?:[a-z]+ties|\d0s))?`
/** "3 kids under 10": how old they are is not said. */
const UNDER = String.raw`(?: (?:all )?(?:under|below|(?:de )?moins de|unter|menores de|con menos de|com menos de|sotto i) (?:the age of )?\d{1,2}(?:${YEARS})?(?! ?(?:€|\$|£|euros?|dollars?|pounds?|km)))`

const WHOSE = String.raw`(?:(?<mine>${MINE})\s+|${ARTICLE}\s+|(?:mon|l)')?`
const ADULTS = String.raw`(?:adults?|adlts?|grown[- ]?ups?|adultes?|erw\.?(?!\w)|erwachsenen?|adultos?|adulti|mums|moms|dads|pensioners?|seniors?|oaps?)`
const COUPLES =
  'couple|paar|pareja|coppia|casal|single|solo|alleinerziehend|mere|maman|pere|papa|madre|padre|mamma|mae|pai'
/** One calls them by what they are and a name. */
export const RELATIVE = String.raw`(?:(?:great[- ])?(?:uncle|auntie|aunty|aunt)|cousine?|oncle|tonton|tante|onkel|cugin[oa]|zi[oa]|ti[oa]|prim[oa])`
const NO_NAME =
  'and|or|in|at|from|for|to|with|is|are|has|will|who|on|by|plus|both|all|also|coming|joins?|lives?|et|ou|dans|pour|avec|qui|est|a|und|oder|aus|mit|fur|ist|die|der|kommt|y|o|en|con|para|que|es|e|di|per|che|com|em|de|do|da|days?|nights?|we|i|my|our'
const BARE_NUMBER = '(?:two|three|four|five|six|[2-6])'
/** One person or several of one kind, as they may begin at a place of the text: the first that fits. */
export const PERSONS: readonly RegExp[] = [
  // "Us two", "nous deux": the traveller is among them.
  ...[
    ['us|we', BARE_NUMBER],
    ['nous', 'deux|trois|quatre'],
    ['wir', 'zwei|beiden?|drei|vier'],
    ['nosotr[oa]s', 'dos|tres|cuatro'],
    ['noi', 'due|tre|quattro'],
    ['nos', 'dois|duas|tres|quatro'],
  ].map(
    ([we, number]) =>
      String.raw`(?:just )?(?:${we}) (?<us>${number})\b(?! (?:adult\w*|erwachsene\w*|days?|nights?|weeks?|jours?|tage|nachte|dias|giorni))(?: of us)?`,
  ),
  // "My 75 year old dad" is no child.
  String.raw`${WHOSE}(?![3-9]\d)(?<aged>${LIST}|${NUMBER_WORD}(?=[- ]years?[- ]old|[- ]months?[- ]old))[- ]?(?<unit>years?[- ]olds?|yrs?[- ]olds?|yo|y\/o|y\.o\.?|jahrige[rnsm]?|months?[- ]olds?|mo olds?|mths? old|monate? alt|jahren? alt|mois|meses|mesi)(?!\w)(?: (?:${CHILDREN}|sister|brother|twins))?`,
  String.raw`${WHOSE}(?:two |2 |deux |zwei |dos |due |dois |duas )?(?<multiple>${MULTIPLES}|(?<triplets>${TRIPLETS}))\b(?:${AGES})?`,
  String.raw`(?:${MINE}\s+|${ARTICLE}\s+)?(?<n>${NUMBER})\s+(?:more\s+|lovely\s+)?${CHILDREN}\b(?!-)(?:${AGES}|${UNDER})?`,
  // "We take our two (4 and 9)".
  String.raw`${MINE}\s+(?<ours>${BARE_NUMBER}|deux|trois|quatre|zwei|drei|vier|dos|tres|cuatro|due|tre|quattro|dois|duas|quatro)\b(?=\s*[(,:]|\s+(?:aged?|who|ages|de|di|von|im)\b)${AGES}`,
  String.raw`${WHOSE}(?<kids>${CHILDREN}|lads?|lass(?:es)?)\b(?!-)${AGES}`,
  String.raw`(?:${MINE}|${ARTICLE})\s+(?<small>${SMALL})\b(?!-)`,
  String.raw`(?<adults>${NUMBER})\s+(?:more\s+)?${ADULTS}\b${DECADE}`,
  String.raw`(?:a |un |ein |una |uma )?(?:(?:retired|young|older|elderly|married|senior) )?(?<couple>couple|paar|pareja|coppia|casal)(?: in (?:their|our) (?:early |late |mid[- ])?(?:[a-z]+ties|\d0s)|(?= (?:with|and|avec|mit|con|com|und|e|y|et) ))`,
  String.raw`(?<single>(?:(?:i'm |i am )?an? )?single (?:mum|mom|mother|dad|father|parent)|solo (?:mum|mom|dad|parent)|alleinerziehend\w*(?: (?:mutter|vater|mama|papa))?|m(?:ere|aman) (?:solo|celibataire)|p(?:ere|apa) (?:solo|celibataire)|madre soltera|padre soltero|mamma single|papa single|mae solteira|pai solteiro)\b`,
  String.raw`${WHOSE}(?<m>${NUMBER})\s+(?:of )?(?:(?:my|our|meiner|mes|mis|minhas|meus) )?(?:(?:${LIKE})?(?:${FRIENDS})|(?<siblings>${LIKE}${SIBLINGS}))\b(?! (?:days?|trip|weekend))`,
  String.raw`${WHOSE}${LIKE}(?:(?:${KIN_WORDS})'s )?(?<parents>${PARENTS})\b(?!')${DECADE}${THEIR_AGES}`,
  // "Hubby + 2 boys", "wife, toddler": half of the traveller's own couple.
  String.raw`(?<spouse>hubby|hubs|wifey?|wife|husband|missus|missis|gf|bf|girlfriend|boyfriend|fiancee?|partner)(?=\s*(?:[+&,]|and|plus|n)\s*(?:(?:our|my|the|a) )?(?:(?:${NUMBER}\s+)?${CHILDREN}\b|(?:me|i|myself)\b))`,
  String.raw`(?<=(?:[,+&]|\b(?:and|with|plus))\s*)(?<tot>${SMALL})\b(?!-|s\b)(?! (?:food|stuff|chair|seat|cot|pool|club|friendly|changing))`,
  // "Uncle Col", "Tante Inge": in a row with others.
  String.raw`(?<named>(?:${MINE}\s+)?${RELATIVE} (?!(?:${NO_NAME})\b)[a-z\u00df]{2,})\b(?!'s\b)${OWN_AGE}`,
  String.raw`(?<named>(?:${MINE}\s+|${ARTICLE}\s+)?${LIKE}${NAMED_KIN})\b(?!'s\b)${OWN_AGE}`,
  String.raw`(?:(?<own>${MINE}|the|an?|une?|his|her|their|sein[e]?|ihr[e]?|son|sa|su|il suo|la sua)\s+)${LIKE}(?<kin>${KIN_WORDS})\b(?!'s\b)${OWN_AGE}`,
  String.raw`(?<self>i|me|myself|moi|ich|mich|mir|yo|io|eu|mim|mi(?= *(?:$|[,.;:!?)\u00a6]| (?:y|e)\b)))(?![\w'])`,
].map((source) => new RegExp(source, 'y'))
/** How every word for people begins: most of a text has none of them near, and needs no closer look. */
const STEMS = new Set(
  [NAMED_KIN, KIN_WORDS, PARENTS, FRIENDS, SIBLINGS, CHILDREN, MULTIPLES, TRIPLETS, SMALL, ADULTS, UNIT, COUPLES]
    .flatMap((words) => words.replaceAll(/\\[bwd]|[a-z]\?/g, ' ').match(/[a-z\u00df\u0153]{2,}/g) ?? [])
    .map((word) => word.slice(0, 4)),
)
  .add('yo')
  .add('lad')
export const NEAR_PEOPLE = new RegExp(
  String.raw`(?:\b|(?<=\d))(?:${oneOf([...STEMS])}|(?:us|we|nous|wir|noi|nos|nosotr[oa]s) \w|(?:our|my|nos|mes|unser\w*|mein\w*|nuestr[oa]s|mis|nostr[ie]|miei|mie|noss[oa]s|meus|minhas) (?:${BARE_NUMBER}|deux|trois|quatre|zwei|drei|vier|dos|tres|cuatro|due|tre|quattro|dois|duas|quatro)\b)`,
  'g',
)
/** Between two people of one list. */
export const LINK = new RegExp(
  String.raw`^[\s,;:&+/]*(?:(?:${AND}|incl(?:uding|\.)?|mit|with|avec|con|com|para|pour|fur|per|also|as well as|along with|together with|sowie|ainsi que|da)(?![\p{L}])[\s,]*)*$`,
  'u',
)
/** Before a list: the traveller comes on top. */
export const WITH =
  /(?:^|[^\p{L}])(?:with|w\/?|bring(?:ing)?|tak(?:e|ing)|avec|mit|con|com|together with|along with|accompanied by|plus)\s*(?:just |both )?$/u
/** Before a list, and nothing more than it says itself. */
export const FAMILY =
  /(?:^|(?<=[^\p{L}]))(?:an? |une |eine |una |uma )?(?:family|famille|familie|familia|famiglia)(?: (?:with|avec|mit|con|com|of|dont|da)| *,)? *$/u
/** What is said of somebody who comes along: what they can't do, and what they need. */
export const NEEDS =
  /^ (?:tires?|gets? tired|walks? (?:slow|bad|with)|uses? (?:a|an|his|her)|can(?:'t|not| not) (?:walk|climb|manage|do stairs|eat)|needs? (?:a|to sit|to rest|step)|has (?:a bad|bad|trouble|difficult\w*|mobility)|struggles? (?:with|to))(?![\p{L}])/u
/** Behind a list. */
export const COMING =
  /^[\s,)]*(?:(?:is|are|will be|'s|'re|kommt|kommen|vient|viennent|viene|vienen|vengono|vem|vao)\s+)?(?:(?:also |all )?(?:coming|joining|travelling|traveling|comes?|joins?|tagging|going|along|with (?:me|us)|avec (?:moi|nous)|mit (?:mir|uns)|con (?:migo|nosotros|me|noi)|comigo|conosco|in tow))/

/** "We're four", "a team of six", "zu dritt": a number alone says how many travel. */
const AFTER_COUNT = String.raw`\b(?!\s*(?:days?|nights?|weeks?|hours?|stars?|years?|or|to|-|:|jours?|nuits?|ans|heures?|tage?n?|nachte?|jahre|uhr|dias?|noches?|anos|horas?|giorni|notti|anni|ore|noites?|km|h\b|pm|am|adult|kids?|children|couples|families))`
export const HEADCOUNTS: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:we are|we're|we will be|we'll be|there(?:'s| are| will be|'ll be)|nous sommes|nous serons|on est|on sera|wir sind|wir waren|somos|seremos|vamos a ser|siamo in|saremo in|siamo|saremo|vamos ser)\s+${COUNT}${AFTER_COUNT}(?: (?:people|persons?|personnes|personen|leute|personas|persone|pessoas|amis|amies|friends|amig[oa]s|amici|amiche)(?: of us)?| of us)?(?: (?:in total|altogether|all up))?(?:,? (?:all )?adults)?`,
    'g',
  ),
  new RegExp(
    String.raw`\b(?:(?:a|our|my|un|une|eine?r?|unsere|una?|um|uma|nuestro)\s+)?(?:small\s+)?(?:team|group|party|gang|crew|bunch|(?:\w+ )?squad|troop|pack|posse|lot|hen party|hen do|stag do|bachelor(?:ette)? party|groupe|equipe|gruppe|grupo|gruppo|squadra)\s+(?:of|for|de|von|mit|di|da)\s+${COUNT}${AFTER_COUNT}(?:\s+${PEOPLE})?`,
    'g',
  ),
  // "Who: 2", as in a form.
  /\b(?:who|people|guests|pax|travell?ers|persons|party|group)(?: size)? ?[:=] ?(\d{1,2})(?!\d|[:/.-]\d)(?! ?(?:adults?|kids?|children))/g,
  // "Girls trip x5", "5x adults".
  new RegExp(
    String.raw`\b(?:(?:girls'?|boys'?|lads'?|ladies'?|mates'?|family|hen|stag|friends'?|trip|weekend|do|getaway|adults|pax|people|us) )+x ?(\d{1,2})\b`,
    'g',
  ),
  new RegExp(
    String.raw`\b(?<!\b(?:between|among|of|in|for|with) )(?:just |only )?(?:us|the) (two|three|four|five|six|\d)(?: of us)?${AFTER_COUNT}(?=\s*(?:$|[,.;!?\u00a6)]))`,
    'g',
  ),
  new RegExp(String.raw`\b${COUNT}[- ]?(?:kopfige|head|person|people)[- ](?:familie|gruppe|family|group)\b`, 'g'),
]
/** "Zu dritt", "à trois": the number is in the word. */
const TOGETHER: readonly (readonly [string, number])[] = [
  ['zu dritt|as a trio|en trio|a trois|in tre|a tres|entre tres', 3],
  [
    'zu viert|(?:two|2) couples|deux couples|zwei paare|dos parejas|due coppie|dois casais|a quatre|in quattro|a quatro|entre cuatro',
    4,
  ],
  ['zu funft|a cinq|in cinque|a cinco|entre cinco', 5],
  ['zu sechst|a six|in sei|a seis|entre seis', 6],
  ['zu siebt|in sette', 7],
  ['zu acht|in otto', 8],
  ["a dozen of us|(?:we are|we're) a dozen", 12],
]
/** "In quattro giorni" counts days. */
const NO_UNIT = String.raw`(?! (?:jours?|nuits?|semaines?|heures?|days|tagen?|giorni|notti|ore|settimane|dias|noites|noches|horas|stelle|etoiles|minut\w*|km|kilo\w*|quilo\w*|pas\b|passi|quarti|quarts))`
export const COUNTED_WORDS = TOGETHER.map(
  ([words, count]) => [new RegExp(String.raw`\b(?:${words})\b${NO_UNIT}${DECADE}`, 'g'), count] as const,
)
