/** One way the walk back could go, as the hero turns through them. Examples, not promises about a hotel. */
export interface Phrase {
  readonly text: string
  readonly minutes: number
  readonly by: 'foot' | 'transit'
}

export const phrases = [
  { text: '4 minutes on foot', minutes: 4, by: 'foot' },
  { text: '9 minutes on foot', minutes: 9, by: 'foot' },
  { text: '14 minutes by tram', minutes: 14, by: 'transit' },
  { text: '12 minutes on foot', minutes: 12, by: 'foot' },
  { text: '19 minutes by train', minutes: 19, by: 'transit' },
  { text: '7 minutes on foot', minutes: 7, by: 'foot' },
] as const satisfies readonly Phrase[]

/** The inks of foot and transit, lightened for night: 9:1 and 8:1 on the night ground. */
export const inks = { foot: '#7fd3a4', transit: '#a9b8f5' } as const
