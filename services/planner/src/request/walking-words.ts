import { NUMBER_WORD } from './vocabulary.ts'

/** How much somebody walks, in six languages, folded: put together of the few words each language has for it. */

const WALK = String.raw`(?:walk(?:s|ing)?|on foot|(?:de )?marche[rsz]?|marchons|a pied|laufen|lauft|gehen|gehwege|zu fu(?:ss|\u00df)|spazieren|caminar|caminatas?|camina[ns]?|caminamos|andar|anda[ns]?|a pie|camminare|cammina(?:no|ta|te|mo)?|camminiamo|a piedi|caminhar|caminhadas?|caminha[mr]?|a pe)`
const MUCH = String.raw`(?:(?:too|so|very|that|all that|particularly) )?(?:much|far|a lot|lots|long(?: distances?)?|longtemps|loin|beaucoup|trop|viel|weit|lange?|mucho|lejos|demasiado|tanto|molto|troppo|tanto|lontano|muito|longe|demais)`
const NOT = String.raw`(?:not|no|n't|never|can't|cannot|can not|cant|couldn't|don't|dont|do not|doesn't|does not|won't|unable|without|avoid|pas|sans|eviter|nicht|keine?n?|ohne|sin|evitar|non|senza|evitare|nao|sem)`
const LITTLE_OF = String.raw`(?:hardly any|barely any|(?:as |very |only a |(?<!\ba (?:nice )?))little|less|minimal|minimum|a minimum of|(?:le |au )?(?:moins|minimum)(?: possible)?(?: de)?|(?:tres |aussi )?peu(?: de)?|(?:moglichst |sehr |nur )?wenig(?:e|er)?|(?:muy )?poc[oa]s?|(?:lo )?menos(?: posible)?|il meno possibile|poch[ei]|(?:muito )?pouc[oa]s?|o minimo(?: de)?)`
const AS_POSSIBLE = String.raw`(?: (?:as possible|possible|wie moglich|posible|possibile|possivel))?`
const PART = '(?:knees?|hips?|back|legs?|ankles?|foot|feet|achilles)'
const BAD =
  '(?:bad|dodgy|sore|weak|gammy|crook|stiff|broken|sprained|twisted|injured|arthritic|dicky|dicky|poor|wonky|wobbly|buggered|stuffed|busted|new|replaced|painful)'

export const LITTLE = new RegExp(
  String.raw`\b(?:${[
    // "Hardly any walking", "le moins de marche possible", "möglichst wenig laufen".
    String.raw`${LITTLE_OF} (?:of )?(?:the )?${WALK}${AS_POSSIBLE}`,
    // "Can't walk far", "sans marcher beaucoup", "no puede caminar mucho".
    String.raw`${NOT} (?:\w+ ){0,2}?${WALK} (?:(?:for|very|too) )?${MUCH}`,
    // "Not too much walking", "nicht so viel laufen", "sans trop marcher".
    String.raw`${NOT} (?:want |like |need |to |zu |so |ganz |fazer |hacer |fare )*${MUCH} (?:of )?${WALK}`,
    // "Walks slowly", "camminare poco", "keep the walking to a minimum".
    String.raw`(?:keep(?:ing)? (?:the )?)?${WALK} (?:\w+ )?(?:(?:very |as )?little(?: as possible)?(?=\s*(?:[,.;!?)\u00a6]|$| because| please| and))|(?:only )?short distances|slow(?:ly)?|to a minimum|(?:at |to )?the minimum|minimal|short|badly|poorly|with difficulty|schlecht|mal|male|kaum|lentement|peu|difficilement|langsam|wenig|poco|despacio|con dificultad|con fatica|piano|pouco|devagar|com dificuldade)`,
    String.raw`walking (?:is|can be|gets|has become) (?:a |an |very |quite |really |too |rather )*(?:hard|difficult|tiring|painful|problem|issue|struggle|tricky|trouble)(?: for (?:me|us|him|her|them|(?:my|our) \w+))?`,
    String.raw`(?:no|avoid(?:ing)?|without|only|limit(?:ed)?) (?:walking )?(?:long|big|far|short) (?:walks|distances)|short walks(?: only)?|(?:limited|reduced) mobility|slow walkers?`,
    String.raw`(?:not|no|isn't|aren't|not a|not much of a) (?:very |such |a |any )*(?:big|great|good|keen|strong|much of a|huge) walkers?`,
    String.raw`(?:not|isn't|aren't) (?:so |very |too |that )*(?:good|steady|stable|great) on (?:\w+ )?feet|unsteady on (?:\w+ )?feet|(?:gets? |is |are )?(?:tires?|tired) (?:easily|quickly|fast)(?: (?:on \w+ feet|when walking))?`,
    String.raw`(?:(?:has|have|with|got|i've got|we've got) )?(?:a |an |my |his |her )*${BAD} ${PART}(?: and ${PART})?|${PART} (?:is|are|isn't|aren't) (?:a bit |pretty |very |quite |really |not )*(?:${BAD}|great|good|what they were|shot|gone)|${PART} (?:have|has|got) (?:opinions|views|a mind of (?:its|their) own|complaints|other ideas)|${PART} (?:complain|protest|object|give (?:up|out|in|way)|play up|ache|hurt|scream|kill)(?:s|ing)?(?: (?:me|him|her))?|(?:knee|hip|back|leg|foot|mobility) (?:problems?|issues?|trouble|pain)`,
    String.raw`mal (?:au genou|aux genoux|a la hanche|au dos|aux pieds|a la jambe)|(?:mauvais genoux?|problemes? (?:de|aux?) (?:genoux?|hanches?|dos|mobilite))|mobilite reduite|ne marche (?:pas|plus) (?:bien|beaucoup|loin|longtemps)`,
    String.raw`(?:nicht (?:so |mehr |sehr )*gut|schlecht) zu fu(?:ss|\u00df)|(?:knie|huft|rucken|geh|fuss|fu\u00df)(?:probleme|schmerzen|beschwerden|behinderung|leiden)|(?:kaputte|schlechte)s? (?:knie|hufte)|gehbehindert`,
    String.raw`(?:problemas? (?:de|en|con) (?:la |las |el )?(?:rodillas?|cadera|espalda|movilidad))|(?:mal de|le duelen?|me duelen?) (?:la |las |el )?(?:rodillas?|cadera|espalda|pies)|movilidad reducida|se cansa (?:mucho|rapido|enseguida)`,
    String.raw`problemi (?:al|alle|ai|alla|di) (?:ginocchi[oa]?|anca|schiena|mobilita)|mal di (?:ginocchia|schiena)|mobilita ridotta|si stanca (?:facilmente|subito|presto)`,
    String.raw`problemas? (?:no|nos|na|de|com o) (?:joelhos?|quadril|costas|mobilidade|locomocao)|mobilidade reduzida|(?:cansa-se|se cansa) (?:facilmente|rapido|depressa)`,
  ].join('|')})(?![\p{L}\d])`,
  'gu',
)

/** "No steep hills", "hills are hard for my mother", "neither of us likes steep hills". */
export const NO_HILLS = new RegExp(
  String.raw`\b(?:${[
    String.raw`(?:steep |the |long )*(?:hills?|climbs?|climbing|slopes?|uphill) (?:is|are|can be|gets?|would be) (?:a |an |very |quite |really |too |rather )*(?:hard|difficult|tiring|painful|problem|issue|struggle|tricky|trouble|much)(?: (?:for|on) (?:me|us|him|her|them|(?:my|our|his|her) [\w-]+))?`,
    String.raw`(?:no|avoid(?:ing)?|without|not too many|few|can't do|cannot do|hates?|dislikes?|(?:don't|doesn't|do not|does not|neither of us|none of us) likes?) (?:the )?(?:steep |big |long )*(?:hills|climbs|climbing|slopes|(?<=steep )streets)(?: please)?`,
    String.raw`(?:sans|pas de|eviter les) (?:montees|cotes|pentes|grimpettes)|(?:ohne|keine) (?:steigungen|anstiege|hugel)|(?:sin|evitar) (?:cuestas|subidas|pendientes)|(?:senza|niente|no) (?:salite|pendenze)|(?:sem|evitar) (?:subidas|ladeiras)`,
  ].join('|')})(?![\p{L}\d])`,
  'gu',
)

/** Who is expecting walks gently, in six languages. */
export const EXPECTING = new RegExp(
  String.raw`\b(?:(?:i'm|i am|she's|she is|one(?:'s| is| of us is)|my \w+(?:'s| is)|who(?:'s| is)) )?(?:(?:(?:\d{1,2}|${NUMBER_WORD}) (?:months?|weeks?|wks?) |heavily |very |early |so )*(?:pregnant|preggers|expecting(?=\s*(?:$|[,.;:!?)\u00a6]|and\b|so\b|a baby|our|in\b))(?: (?:a|our) (?:\w+ )?(?:baby|child))?)|(?:(?:third|second|first|last|3rd|2nd|1st) )?trimester|baby on the way|(?:and |with |\+ ?)(?:a|the|my) (?:baby )?bump|(?:est |suis |je suis |elle est )?enceinte(?: de \d mois)?|(?:ist |bin |ich bin |im \w+ monat )?(?:hoch)?schwanger|(?:esta |estoy )?embarazada(?: de \d meses)?|(?:e |sono )?incinta(?: di \d mesi)?|(?:esta |estou )?gravida(?: de \d meses)?)(?![\p{L}\d])`,
  'gu',
)

export const LOTS = new RegExp(
  String.raw`\b(?:${[
    String.raw`(?:(?:love|like|enjoy|happy|glad|fine with|ok with|okay with|don't mind|dont mind|do not mind|keen on|up for)(?: to| a lot of| lots of| long)*|aim(?:e|ons) (?:bien )?|ador(?:e|ons|amos)|gern(?:e)?|(?:me|nos) (?:gusta|encanta)|(?:mi|ci) piace|gost(?:o|amos) de|adoramos) ?${WALK}(?: (?:a lot|all day|everywhere|long distances|viel|mucho|molto|muito))?`,
    String.raw`(?:lots?|plenty|loads) of walking|walk(?:ing)? (?:a lot|all day|everywhere)|(?:viel|weit) ${WALK}|beaucoup marcher|marcher beaucoup|${WALK} (?:mucho|molto|muito)`,
    String.raw`(?:big|keen|great|good|strong|avid) walkers`,
  ].join('|')})(?: is (?:fine|ok|okay|no problem))?(?![\p{L}\d])`,
  'gu',
)
