import type { Pace } from '@site/contracts/itinerary'
import { note, withSoft, type Reader } from './finding.ts'

/** Words that say how full a day is to be wherever they stand. */
const WORDS: readonly (readonly [Pace, string])[] = [
  [
    'relaxed',
    String.raw`relaxed|relaxing|lazy|slow(?:ly)?|easy[- ]going|easygoing|chill(?:ed)?|leisurely|laid[- ]back|not too (?:busy|much|packed|full)|no rush(?:ing)?|unhurried|take it easy|gently|tranquilles?|detendue?|sans se presser|entspannt\w*|gemutlich\w*|gemachlich\w*|ruhig\w*|ohne stress|tranquil[oa]s?|relajad[oa]s?|sin prisas?|con calma|com calma|rilassat[oaei]|tranquill[oaei]|senza fretta|calm[oa]|relaxad[oa]|sem pressa`,
  ],
  [
    'packed',
    String.raw`packed|full[- ]on|busy(?! (?:on|all|until|from|every)\b)|fast[- ]paced|intensive?|action[- ]packed|as much as (?:we can|possible|i can)|see (?:everything|it all)|intenses?|bien remplis?|vollgepackt\w*|intensiv\w*|so viel wie moglich|intens[oa]s?|ver todo|piu possibile|vedere tutto|o maximo possivel`,
  ],
  ['balanced', 'balanced|not too (?:fast|slow)|equilibre|ausgewogen|equilibrado|equilibrato'],
]

const HURRY = String.raw`(?:rush(?:ed|ing)?|hurr(?:y|ied|ying)|(?:race|racing|run(?:ning)?)(?= around| from| through))(?: (?:around|about|through|things|it|anything|everything|too much|from \w+ to \w+))*`
/** Said in several words, of which one alone says something else: read before a word of them is taken for a name. */
const PHRASES: readonly (readonly [Pace, string])[] = [
  [
    'relaxed',
    [
      String.raw`(?:don't|dont|dun|do not|doesn't|without|not|no|hates?|never|avoid|dislike|no need to)(?: (?:really|too|so|want|like|need|feel|be|being|get|to|wanting|any|in a))* ${HURRY}`,
      String.raw`(?:nothing|not) (?:too )?(?:hectic|rushed|frantic|full[- ]on|intense)|(?:no|without) stress`,
      String.raw`(?:at )?(?:our|my) own (?:pace|rhythm|tempo)|(?:at )?(?:an? )?(?:nice |very )?(?:gentle|easy|mellow|steady|cruisy|comfortable|slower|moderate) (?:pace|days?|rhythm|tempo|mornings?|starts?)`,
      String.raw`(?:plenty|lots|a lot|loads) of (?:down ?time|time to (?:relax|rest|chill)|rest|breaks)|tak(?:e|ing) (?:our|my|your) (?:own )?(?:sweet )?time|tak(?:e|ing) (?:it|things|everything) (?:slow(?:ly)?|easy)`,
      String.raw`(?:sans|pas de|eviter (?:le|de)|pas envie de|ne (?:veut|veux|voulons|voudrais|souhaitons) pas)(?: (?:nous|me|se|trop|etre))* ?(?:stress(?:er)?|stresse[es]*|courir(?: partout)?|presser|depecher|precipitation|presses?)|a notre rythme|prendre (?:notre|le|mon) temps`,
      String.raw`(?:ohne|nicht|keine?n?)(?: (?:viel|zu|so|uns|mich))* (?:hektik|hektisch|eile|hetzen|hetze|stress|stressig|stressen|abhetzen)|in (?:aller )?ruhe|in unserem tempo`,
      String.raw`(?:sin|no (?:queremos|quiero|nos gusta|me gusta))(?: (?:ir|andar|con|de))* (?:prisas?|agobios?|correr|corriendo|estres)|a nuestro ritmo|tomarl[oa]s? con calma`,
      String.raw`(?:senza|non (?:vogliamo|voglio|ci piace|mi piace)) (?:troppa |avere )?(?:fretta|correre|stress|corse)|al nostro ritmo|prender(?:cela|mela) comoda`,
      String.raw`(?:sem|nao (?:queremos|quero|gostamos de))(?: (?:grandes?|muita|andar a))* ?(?:pressas?|correrias?|correr|stress|estresse)|ao nosso ritmo`,
    ].join('|'),
  ],
  [
    'packed',
    String.raw`(?:cram|pack|squeeze|fit) (?:in )?(?:everything|it all|loads|lots|as much)(?: as (?:we can|possible|i can))?(?: in)?|pack (?:it )?in|pack (?:it|them|the days|everything)(?: all)? full|see (?:absolutely |literally |really )?everything|(?:voir le (?:maximum|plus)(?: possible)?|tout voir)(?! de)|(?:moglichst viel|alles) sehen|verlo todo|vedere il piu possibile|ver tudo`,
  ],
]
const NOUN =
  '(?: (?:pace|days?|mornings?|starts?|evenings?|matins?|matinees?|morgen|mananas?|mattin[ae]|manhas?|trip|schedule|rhythm|rythme|tempo|ritmo))?'

const patterns = (table: readonly (readonly [Pace, string])[]) =>
  table.map(([pace, words]) => [pace, new RegExp(String.raw`\b(?:(?:at )?an? )?(?:${words})${NOUN}\b`, 'g')] as const)
const [WORD_PATTERNS, PHRASE_PATTERNS] = [patterns(WORDS), patterns(PHRASES)]

const read = (reader: Reader, table: typeof WORD_PATTERNS): void => {
  for (const [pace, words] of table)
    reader.page.each(words, (_match, span) => {
      note(reader, span, {
        key: `pace:${pace}`,
        label: 'Pace',
        value: pace,
        apply: (trip) => withSoft(trip, { pace }),
      })
      return true
    })
}

export const readPacePhrases = (reader: Reader): void => read(reader, PHRASE_PATTERNS)
/** How much of what the traveller likes fits into a day. */
export const readPace = (reader: Reader): void => read(reader, WORD_PATTERNS)
