import { seeded } from '../random.ts'

/** What people paste by mistake and attackers on purpose; the pieces of many patterns among them. */
const PIECES = [
  'Rod Laver Arena',
  'street',
  '12',
  '12-14',
  '4/12',
  '1-1-2',
  'a',
  ' ',
  ',',
  '(',
  '\u202e',
  '\u0000',
  '\ud800',
  '😀',
  '🇦🇺',
  '<script>',
  "'; DROP TABLE hotels; --",
  '%20',
  '..//',
  'ホテル',
  'نادي',
  '1°2′3″N',
  '+49 30 1234',
  'https://maps.example/@1.5,2.5',
  '23456789+CC',
  'aaaaaaaa!',
  'St ',
  'unit 4 ',
  'row 9 ',
  'the grand hotel',
  'new ',
  'san ',
] as const

/** Texts of up to 200,000 signs made of such pieces; the same for the same seed. */
export function oddTexts(count: number, seed: number): string[] {
  const random = seeded(seed)
  const piece = () => PIECES[Math.floor(random() * PIECES.length)] ?? ''
  return Array.from({ length: count }, (_, at) => {
    const kind = at % 4
    if (kind === 0) return Array.from({ length: 1 + Math.floor(random() * 40) }, piece).join('')
    if (kind === 1) return Array.from({ length: 1 + Math.floor(random() * 12) }, piece).join(' ')
    if (kind === 2) return piece().repeat(1 + Math.floor(random() * 300))
    return piece()
      .repeat(1000 + Math.floor(random() * 9000))
      .slice(0, 200_000)
  })
}
