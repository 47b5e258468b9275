export type Language = 'en' | 'fr' | 'de' | 'es' | 'it' | 'pt'

/** Words that few other languages of the list have, folded. */
const TELLING: readonly (readonly [Language, RegExp])[] = [
  [
    'fr',
    /\b(?:jours?|nuits?|avec|pour|dans|du|au|sans|nous|enfants?|voyage|sejour|prochaine?|demain|vendredi|samedi|dimanche|semaine|pres|arrivee|une)\b/g,
  ],
  [
    'de',
    /\b(?:tage?|nachte?|mit|und|fur|ohne|wir|vom|bis|nach|kinder\w*|reise|nachsten?|morgen|freitag|samstag|sonntag|woche|uhr|ich|im|am)\b/g,
  ],
  [
    'es',
    /\b(?:dias|noches?|(?<!\b(?:comic|def|anime|dragon|star|gen)[- ])con|y|para|sin|somos|ninos?|viaje|proximo|manana|viernes|sabado|domingo|semana|cerca|llegada|del|el|los)\b/g,
  ],
  [
    'it',
    /\b(?:giorni|giorno|notti|notte|(?<!\b(?:comic|def|anime|dragon|star|gen)[- ])con|per|senza|siamo|bambini|viaggio|prossimo|domani|venerdi|sabato|domenica|settimana|vicino|arrivo|dal|al|il)\b/g,
  ],
  [
    'pt',
    /\b(?:dias|noites?|com|para|sem|somos|criancas?|viagem|proximo|amanha|sexta|sabado|domingo|semana|perto|chegada|em|uma|do|os|o)\b/g,
  ],
]

/** The language whose own words the folded text has most of; English where none has two. */
export const languageOf = (folded: string): Language => {
  const counts = TELLING.map(([language, words]) => [language, folded.match(words)?.length ?? 0] as const)
  const [best, count] = counts.toSorted((a, b) => b[1] - a[1])[0] ?? ['en', 0]
  const english =
    folded.match(
      /\b(?:the|days?|nights?|with|and|for|we|in|kids?|next|our|to|don'?t|not|from|my|of|at|please|pls|i am|i'm|are|have|either|neither|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|tue|wed|thu|fri|sat)\b/g,
    )?.length ?? 0
  return count > 0 && count >= english ? best : 'en'
}
