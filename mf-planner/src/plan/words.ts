const dayNames: Record<string, string> = {
  Mo: 'Mon',
  Tu: 'Tue',
  We: 'Wed',
  Th: 'Thu',
  Fr: 'Fri',
  Sa: 'Sat',
  Su: 'Sun',
  PH: 'public holidays',
  SH: 'school holidays',
  off: 'closed',
}

/** Opening hours in OpenStreetMap's notation, a little nearer to English; what is not known to it stays as it is. */
export const hoursWords = (notation: string): string =>
  notation.trim() === '24/7'
    ? 'day and night'
    : notation
        .replace(/\bMo-Su\b/g, 'daily')
        .replace(/\b(?:Mo|Tu|We|Th|Fr|Sa|Su|PH|SH|off)\b/g, (word) => dayNames[word] ?? word)
        .replace(/\b(Mon|Tue|Wed|Thu|Fri|Sat|Sun)-(?=Mon|Tue|Wed|Thu|Fri|Sat|Sun)/g, '$1–')
        .replace(/(\d{2}:\d{2})-(\d{2}:\d{2})/g, '$1–$2')
        .replace(/,(?=\S)/g, ', ')

/** "museum", "dinner", "work of art". */
export const categoryWords = (category: string): string => category.replaceAll('_', ' ')
