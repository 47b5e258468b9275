import { WANTED_BY_NOBODY } from './votes.ts'

/** What is said of a place behind its name. */
export interface RoleBehind {
  readonly role: 'must-see' | 'must-not'
  /** How many characters behind the name say so. */
  readonly length: number
  /** Whether it is said of the names before it in the same list, too. */
  readonly ofAll: boolean
}

const IS = String.raw`(?:(?:is|are|being|est|sont|ist|sind|es|son|e|sono|sao)\s+)?`
const SOFT = String.raw`(?:(?:absolutely|absolute|absolutes?|really|just|simply|truly|definitely|an?|def|defs|defo|deffo|pls|plz|lol|the|our|my|un|une|ein|eine|una|uma|le|la|les|die|das|der|el|il|o|unser|unsere|notre|nuestro|nuestra|nostro)\s+)*`
const END = String.raw`(?: (?:either|neither|at all|though|tho|lol|please|pls|thanks|thx|bitte|merci|gracias|grazie|obrigad[oa]))*(?=\s*(?:$|[,.;!?()\u00a6]|:(?!\s*\S)| -|\b(?:and|but|und|aber|et|mais|y|pero|e|ma|mas)\b))`

/** Nobody wants to leave without it, in the words of six languages. */
const SEE: readonly string[] = [
  String.raw`must(?:[- ]?(?:see|do|visit|have|go)s?)?s?\b(?! not)`,
  String.raw`non[- ]?negotiables?|not negotiable|(?:a )?deal[- ]?breakers?(?: for (?:us|me))?|essential|compulsory|mandatory|obligatory|unmissable|a given`,
  String.raw`(?:whole|entire|main) (?:point|reason|thing|event|attraction|goal)(?: (?:of|for) (?:the|our|my|this) (?:trip|visit|holiday))?|(?:very )?reason (?:(?:why )?(?:we're|we are|i'm|i am) (?:going|coming|there|travelling|traveling)|for (?:the|our|my|this) (?:trip|visit))`,
  String.raw`(?:one|only|main|number one|no\.? ?1) (?:thing|place|sight|stop) (?:that )?(?:we|i|they|the kids|she|he) (?:really )?(?:can't|cant|cannot|can not|must not|mustn't|won't|don't want to|do not want to|want to|have to|must|need to)(?: (?:miss|skip|see|do|visit))?`,
  String.raw`(?:at the )?(?:top|first|highest|high|number one|no\.? ?1)(?: (?:of|on))? (?:the|our|my|his|her|their) (?:bucket )?(?:list|priority)|on (?:the|our|my|his|her) (?:bucket |must[- ](?:see|do) )?list|(?:the |our |my )?(?:top|number one|first|highest|absolute) priority`,
  String.raw`(?:for )?(?:one|1|another|a whole|a full|the first|the last|the second|the next) (?:whole |full )?day(?=\s*(?:$|[,.;!?)\u00a6]| and\b))|not to be missed|not to miss|no matter what|at all costs?|for sure|100 ?%|whatever happens|if (?:we do|i do) nothing else|is why (?:we're|i'm|we are|i am) (?:going|coming)`,
  // "The Prado for me, the Thyssen for her".
  String.raw`for (?:me|her|him|them|the (?:kids|boys|girls|children)|(?:my |our )?(?:mum|mom|dad|wife|husband|son|daughter|sister|brother|partner))(?=\s*(?:$|[,.;!)\u00a6]|(?:and|but|&)\b))`,
  'a tout prix|(?:absolument )?incontournables?|obligatoires?|sans faute|a ne (?:pas|surtout pas) (?:rater|manquer|louper)|imperdables?',
  '(?:absolutes? )?muss(?: sein)?|pflicht(?:programm)?|darf (?:nicht|auf (?:gar )?keinen fall) fehlen|durfen nicht fehlen|(?:wollen|durfen|mochten|konnen) (?:wir|ich) nicht (?:verpassen|missen|auslassen)|auf (?:gar )?keinen fall (?:verpassen|auslassen|versaumen)|nicht verpassen|auf jeden fall|auf alle falle|unverzichtbar|steht ganz oben(?: auf (?:der|unserer) liste)?',
  'si o si|imprescindibles?|obligatori[oa]s?|no puede[n]? faltar|sin falta|imperdibles?|a toda costa|lo mas importante',
  "d'obbligo|obbligatori[oa]?|imperdibil[ei]|non puo mancare|non possono mancare|a tutti i costi|irrinunciabil[ei]|tappa (?:obbligata|fissa)",
  'obrigatori[oa]s?|imperdive(?:l|is)|nao pode(?:m)? faltar|sem falta|a todo o custo|imprescindive(?:l|is)',
]
/** An answer behind a name: yes to it. */
const YES = 'yes(?: please)?|yep|si|oui|ja(?: bitte)?|sim'

const THEM = '(?:it|that|this|them|those|these|both|all|that one|this one)(?: (?:two|three|both|ones?|places?))*'
const BEEN = String.raw`(?:we|i|they|she|he)(?:'ve| have|'s| has)?(?: all)? (?:already |both |just |all )*(?:seen|done|did|been(?: there| to)?|saw|visited|know)(?: ${THEM})?(?: (?:already|before|last (?:time|year|trip)|twice))?`
const LAST =
  '(?:last time(?: (?:round|around))?|(?:on |during )?(?:our|my|the) (?:last|previous|first) (?:trip|visit|time)|last (?:year|trip|visit)|already(?: (?:seen|done|visited))?|many times|before)'
const LEAVE = String.raw`(?:so |and |then |we |i |you |he |she |can |could |will |'ll |we'll |i'll |'d |let's |please |rather |gladly |happily )*(?:leave(?:s)? (?:${THEM} )?out|(?:skip(?:ping)?|drop(?:ping)?|do without|pass on|avoid(?:ing)?)(?: ${THEM})?|give (?:${THEM} )?a miss|miss out|pass|not bother(?:ing)?)(?: (?:this time|please|though|tho|if possible))*`
/** It is to be left out. */
const NOT: readonly string[] = [
  WANTED_BY_NOBODY,
  '(?:hard |big )?(?:over my dead body|not in a million years|never (?:again|ever)|hard pass|no chance|not on your life|(?:god|hell|heavens?|oh) no|jamais de la vie|nie im leben|nur uber meine leiche|ni muert[oa]s?|ni loc[oa]s?|neanche mort[oai]|nem mort[oa]s?)',
  String.raw`,? ?(?:which |that )?(?:we|i|he|she|they|my \w+|the kids) (?:all )?(?:hates?|dislikes?|detests?|can't stand|refuses?|won't)(?: (?:it|that|them|those))?`,
  String.raw`(?:${LAST}[\s,;-]*)?${LEAVE}`,
  `${BEEN}|${LAST}`,
  String.raw`(?:can|could|should|may|must|to) be (?:skipped|left out|avoided|dropped)|(?:is |are |'s )?(?:out|off the (?:list|table|cards)|not (?:for (?:us|me)|needed|necessary|wanted|interesting|our thing|my thing|on our list))|(?:isn't|aren't) (?:for (?:us|me)|needed|our thing|my thing)|(?:don't|doesn't|do not|does not) interest (?:us|me)(?: at all| much| really)?|no (?:thanks|thank you|way)|nope|not needed|(?:a )?hard (?:pass|no)|a no(?:[- ]go)?|overrated(?:,? so no)?|been there(?:,? (?:and )?done that)?|a miss(?: this time)?`,
  String.raw`(?:(?:just|only|totally|really|tends? to|always|all) )*bores? (?:us|me|him|her|them|the kids|the children|everyone|my \w+)(?: (?:silly|stiff|rigid|senseless|to (?:death|tears)))?|(?:(?:a bit|deadly|deathly|terribly|mostly) )*(?:boring|dull|tedious|a bore)(?: (?:for|to) (?:us|me|him|her|them))?|leaves? (?:us|me|him|her|them) cold|(?:do|does) nothing for (?:us|me|him|her|them)|(?:nous|m')\s?ennui(?:e|ent)|langweil(?:en|t) (?:uns|mich)(?: nur)?|(?:nos|me) aburren?|(?:ci|mi) annoia(?:no)?|(?:nos|me) (?:aborrecem?|entediam?)`,
  "non merci|on (?:s'en passe|s'en passera|saute|evite|zappe|laisse (?:tomber|de cote)|connait(?: deja)?|a deja (?:vu|fait)|l(?:'a|es a) deja (?:vu|fait)(?:e|s|es)?)|(?:est |sont )?a eviter|(?:ne )?nous interessent? pas|deja vu(?:e|s|es)?|pas (?:la peine|besoin|necessaire)|de cote",
  '(?:lassen|lass|lasse) (?:wir|ich) (?:aus|weg|bitte weg|bitte aus|diesmal (?:weg|aus))|(?:bitte )?(?:weglassen|auslassen|vermeiden|uberspringen)|(?:konnen|kann|durfen|wollen|wurden) (?:wir|ich|man) (?:gerne? )?(?:weglassen|auslassen|uberspringen|nicht sehen)|(?:brauchen|wollen|mochten|mussen) wir nicht(?: (?:sehen|haben|besuchen))?|(?:brauche|will|mochte|muss) ich nicht(?: (?:sehen|haben))?|(?:mussen|muss) nicht(?: sein)?|(?:kennen|kenne) (?:wir|ich) (?:schon|bereits)|(?:haben wir|habe ich) (?:schon|bereits)(?: (?:gesehen|besucht|gemacht))?|(?:(?:schon|bereits) )?(?:gesehen|besucht)|interessier(?:t|en) (?:uns|mich) nicht|nein(?: danke)?|lieber nicht|bitte nicht|(?:konnen|kann|konnten) (?:wir|ich) (?:gut |gern )?verzichten|fallt (?:weg|aus)|auf keinen fall|weg|aus|links liegen',
  '(?:(?:l[oae]s?|nos l[oa]s?) )?(?:dejamos fuera|dejamos|saltamos|evitamos|omitimos)|ya (?:l[oa]s? )?(?:hemos visto|vimos|conocemos|visitamos)|no (?:nos|me) interesan?|no gracias|mejor no|ni hablar|se puede saltar|fuera',
  '(?:(?:l[oaie]) )?(?:saltiamo|evitiamo|lasciamo (?:perdere|stare|fuori))|gia vist[oaie]|(?:l[oaie]? ?.?)?(?:abbiamo|conosciamo) gia(?: vist[oaie])?|non (?:ci|mi) interessa(?:no)?|no grazie|meglio di no|fuori',
  '(?:deixamos|fica|ficam|deixar) (?:de )?fora|ja (?:vimos|conhecemos|visitamos)|nao (?:nos|me) interessam?|nao obrigad[oa]|dispensamos|pulamos|melhor nao|de fora',
]
const NO = 'no|not|nope|nah|zero|never|non|nein|nao|nicht'
/** Of these the subject may be more than the last name: "… and the zoo we can skip". */
const ALL_OF = /\b(?:those|these|them|both|all|sind|are|sont|son|sono|sao|two|three|yes|no)\b/

/** How long one is there, before what is said of it: "Waiheke for a day is a must". */
const WHILE = String.raw`(?:(?:for (?:an? |the |one |half a )?(?:whole |full )?(?:days?|mornings?|afternoons?|evenings?|nights?|lunch|dinner|sunset)|pour (?:la|une) (?:journee|soiree)|fur einen tag|por un dia|per un giorno|por um dia)\s+)?`
const lead = String.raw`^[\s"”:=?-]*,?\s*${WHILE}`
const NOT_BEHIND = new RegExp(String.raw`${lead}(?:${IS}${SOFT}(?:${NOT.join('|')})|${SOFT}(?:${NO}))${END}`, 'u')
const SEE_BEHIND = new RegExp(
  String.raw`${lead}(?:${IS}${SOFT}(?:${SEE.join('|')})(?![\p{L}\d]|:\s*\S)|(?:${YES})${END}|!{2,}(?=[\s,;.]|$))`,
  'u',
)
const PATTERNS = [
  ['must-not', NOT_BEHIND],
  ['must-see', SEE_BEHIND],
] as const

/** What the words right behind a name say of it; null where they say nothing. */
export const roleBehind = (rest: string): RoleBehind | null => {
  for (const [role, words] of PATTERNS) {
    const [said] = words.exec(rest) ?? []
    if (said !== undefined) return { role, length: said.length, ofAll: ALL_OF.test(said) }
  }
  return null
}
