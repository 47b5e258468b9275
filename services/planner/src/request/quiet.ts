import { noteEach, withSoft, type Reader } from './finding.ts'

const MUCH = String.raw`(?:(?:too |so )?many |too much |big |huge |large |the |of |a lot of |lots of |loads of |les |la |le |des |grandes? |las |los |muchas? |il |le |troppa |troppi |as |os |muita )*`
const MANY_PEOPLE = String.raw`(?:(?:tourist )?crowds?|crowding|queu(?:e|es|ing)|long lines|lines|tourists|tourist (?:traps?|masses|hordes?|crush)|mass tourism|hordes?|people everywhere)`
const AVOID = String.raw`(?:no|not|avoid(?:ing)?|without|away from|escape|escaping|hates?|dislikes?|can't stand|cant stand|don't (?:like|do|want)|dont (?:like|do|want)|do not (?:like|want)|not (?:a |big )?(?:fans?|keen|good|into|great)(?: (?:of|on|with))?|fewer|less|minimal|beat(?:ing)?|skip|steer clear of|anxious in|hate being in)`
/** Travellers who want to be where others are not, in six languages. */
const WORDS: readonly string[] = [
  String.raw`(?:(?:we|i|she|he|they|my \w+) )?(?:(?:really|absolutely|would|like to|want to|prefer to|rather|please|try to|if possible) )*${AVOID} ${MUCH}${MANY_PEOPLE}(?:(?:,| and| or| \/|\/) (?:the |long |big )?${MANY_PEOPLE})*(?: (?:please|if possible|where possible|as much as possible))?`,
  String.raw`crowds? (?:are|is) (?:not (?:for us|my thing|our thing)|a problem|too much|stressful|a no[- ]?go)|crowd[- ]?(?:free|averse|shy)|nothing (?:too )?(?:crowded|busy|touristy)`,
  String.raw`(?:(?:not|non|nothing|less|without being|isn't|aren't) ?-?(?:(?:the|too|so|very|overly|super|that|crazy|mad|all) )*(?:touristy|crowded|touristic|busy with tourists))(?: (?:places?|areas?|spots?|stuff|things|sights?|parts?))?`,
  String.raw`(?:(?:some(?:thing|where)?|a bit|go|going|get|getting|things|places|stuff|more) )*(?:off|of) (?:the )?(?:beaten|tourist|usual) (?:track|path|trail)|hidden gems?|(?:lesser|less|little)[- ]known (?:places?|sights?|spots?|areas?|things|corners)|(?:quiet|quieter|peaceful|calm|uncrowded|secluded) (?:places?|spots?|corners?|areas?|parts?|sights?|streets?|neighbou?rhoods?|times?|side)(?: please)?|(?:quiet|peaceful|uncrowded|secluded)(?= (?:gardens?|parks?|temples?|shrines?|beach(?:es)?|museums?)\b)|(?:like|love|prefer|want|keep|somewhere|something|keep it|nice and|peace and|a bit of) (?:it )?(?:quiet|peaceful)|(?:like|live like) (?:a )?locals?|local (?:spots|secrets)`,
  String.raw`(?:pas (?:trop )?(?:de |d')|sans (?:la |les )?|eviter (?:la |les )?|loin (?:de la |des ))(?:monde|foules?|queues|files(?: d'attente)?|touristes)|pas (?:trop )?touristiques?|hors des sentiers battus|(?:endroits?|lieux|coins?) (?:calmes?|tranquilles?|peu connus)`,
  String.raw`(?:keine|ohne|nicht zu viele|wenig|weniger|abseits (?:der|von)|fern (?:der|von)) (?:grossen? |die )?(?:menschenmassen|touristenmassen|massen|touristen|schlangen|warteschlangen|leute|trubel)|nicht (?:so |zu )?(?:uberlaufen|touristisch|voll)|abseits der (?:touristenpfade|massen)|geheimtipps?|ruhige (?:orte|platze|ecken|viertel)`,
  String.raw`(?:sin|evitar|lejos de|nada de|no (?:me |nos )?gustan) (?:las |los )?(?:multitudes|aglomeraciones|masas|colas|turistas|gente)|no (?:muy |tan |demasiado )?turistic[oa]s?|(?:sitios|lugares|rincones) (?:tranquilos|poco turisticos|poco conocidos)`,
  String.raw`(?:senza|evitare|lontano d(?:a|ai|al|alla|alle)|niente) (?:la |le |i )?(?:folla|folle|code|turisti|ressa|calca)|non (?:troppo |molto )?turistic[oaie]|(?:posti|luoghi|angoli) (?:tranquilli|poco turistici|poco conosciuti)|fuori dai percorsi turistici`,
  String.raw`(?:sem|evitar|longe d[ao]s?|nada de) (?:as |os )?(?:multidoes|multidao|filas|turistas|confusao|enchentes)|nao (?:muito |demasiado )?turistic[oa]s?|(?:sitios|lugares|recantos) (?:sossegados|tranquilos|calmos|pouco turisticos)`,
]
const PATTERNS = WORDS.map((words) => new RegExp(String.raw`(?<![\p{L}\d'])(?:${words})(?![\p{L}\d'])`, 'gu'))
/** No words of these without one of those. */
const SPEAKS =
  /crowd|queu|lines|tourist|horde|people|track|path|trail|gem|known|quiet|peace|calm|seclud|local|monde|foule|file|sentier|tranquil|massen|leute|schlange|trubel|voll|uberlaufen|geheim|ruhig|multitud|aglomer|masas|colas|gente|turist|folla|folle|code|ressa|calca|multid|filas|confus|enchent|sosseg/

/** "Somewhere quiet", "off the beaten track": the best-known sights stand early in the day, and lesser-known ones are liked more. */
export const readQuiet = (reader: Reader): void => {
  if (!reader.page.says(SPEAKS)) return
  noteEach(reader, PATTERNS, {
    key: 'quiet',
    label: 'Crowds',
    value: 'away from the crowds',
    apply: (trip) => withSoft(trip, { quiet: true }),
  })
}
