/** What each of a party votes for, and what nobody does, before the name of a sight; six languages, folded. Sources of regular expressions. */

const NOBODY =
  "(?:nobody|no one|noone|no-one|none of us|neither of us|not one of us|personne|aucune? (?:de nous|d'entre nous)|niemand|keine?r?(?: von uns)?|(?:a )?nadie|(?:a )?ninguno(?: de nosotros)?|nessuno(?: di noi)?|ninguem|nenhum de nos)"
const WANTS = [
  String.raw`(?:gets?|wants?|needs?|likes?|loves?|fanc(?:y|ies)|cares?(?: (?:for|about))?|enjoys?|asked for|votes?(?: for)?|voted(?: for)?|picks?|picked|chose|chooses|has to|must|is (?:interested|keen|into|bothered)(?: (?:in|on|about|by))?)(?: to)?(?: (?:see|visit|do|go (?:to|up|into)|queue for|stand in line for|be dragged (?:to|round)))?`,
  String.raw`(?:ne |n')?(?:veut|aime|a envie|a besoin|tient a)(?: (?:voir|visiter|faire|aller (?:au?x?|a)|de))*`,
  String.raw`(?:will|braucht|mag|mochte|bekommt|kriegt|muss|interessiert sich fur)(?: (?:in|ins|auf|zum|zur))?`,
  String.raw`(?:le )?(?:quiere|necesita|interesan?|gustan?|pide)(?: (?:ver|visitar|ir al?|subir al?))?`,
  String.raw`(?:vuole|desidera|ha bisogno di|interessa)(?: (?:vedere|visitare|andare al?|salire (?:sul|al)))?(?: (?:i|gli))?`,
  String.raw`(?:quer|precisa d[eoa]|gosta d[eoa]|interessa)(?: (?:ver|visitar|ir ao?|subir ao?))?(?: as?)?`,
]
/** "Nobody gets Times Square", "personne ne veut voir la tour". */
export const NOBODY_WANTS = `${NOBODY} (?:${WANTS.join('|')})|who needs`
/** Behind the name: "Times Square for nobody", "Times Square: nobody wants it". */
export const WANTED_BY_NOBODY = `(?:for|pour|fur|para|per) (?:nobody|no one|none of us|personne|niemanden|nadie|nessuno|ninguem)|(?:which |that )?${NOBODY} (?:${WANTS.join('|')})(?: (?:it|that|them))?`

/** Words that say who travels are left for those who read the party. */
const SOMEBODY = String.raw`(?:(?:he|she|they|i|we|you|everyone|everybody) |(?<=(?:hubby|mum|mom|dad|gran|grandma|grandpa|(?:my|our|the|his|her) (?:wife|husband|partner|mum|mom|dad|kids|children|boys?|girls?|sons?|daughters?|sister|brother|friends?|others?|teen\w*|grandkids|parents|in-laws)) ))`
/** "He gets the Intrepid, she picks the Frick". */
export const SOMEBODY_GETS = [
  // "Hubby: the Prater. Me: the Albertina".
  String.raw`(?:me|him|her|us|them|hubby|hubs|wife|husband|missus|gf|bf|mum|mom|dad|gran(?:dma|dpa|ny)?|(?:the )?kids|boys|girls|moi|lui|elle|les enfants|ich|er|sie|die kinder|yo|ella|los ninos|io|lei|i bambini|eu|ela|as criancas)(?= ?:)`,
  String.raw`${SOMEBODY}(?:all |both |really |just )*(?:gets?|wants?|needs?|picks?|picked|chose|chooses|votes? for|voted for|asked for|asks for|begs? for)(?: to (?:see|visit|do))?`,
  String.raw`(?:il|elle|lui|on|je|(?:ma|mon|notre) \w+) (?:veut|prend|choisit|aura|a droit a)(?: (?:voir|visiter))?|les enfants veulent(?: (?:voir|visiter))?`,
  String.raw`(?:er|sie|ich|(?:mein|meine|unser|unsere) \w+) (?:will|bekommt|kriegt|mochte|wunscht sich)(?: (?:in|ins|zum|zur))?|die kinder (?:wollen|mochten|bekommen)(?: (?:in|ins|zum|zur))?`,
  String.raw`(?:el|ella|yo|mi \w+) (?:quiere|pide|elige)(?: (?:ver|visitar))?|los ninos quieren(?: (?:ver|visitar))?`,
  String.raw`(?:lui|lei|io|mi[oa] \w+) (?:vuole|sceglie|chiede)(?: (?:vedere|visitare))?(?: (?:i|gli))?|i bambini vogliono(?: (?:vedere|visitare))?`,
  String.raw`(?:ele|ela|eu|(?:meu|minha) \w+) (?:quer|escolhe|pede)(?: (?:ver|visitar))?(?: as?)?|as criancas querem(?: (?:ver|visitar))?`,
].join('|')
