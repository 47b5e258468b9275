import { memoised } from './memo.ts'
import { foldText } from './page.ts'
import { Slips } from './slips.ts'

const LANGUAGES = ['en', 'fr', 'de', 'es', 'it', 'pt']
let names: Map<string, string> | undefined

/** Every region code there may be; those that are none have no name. */
const readNames = (): Map<string, string> => {
  const read = new Map<string, string>([
    ['usa', 'US'],
    ['uk', 'GB'],
    ['nz', 'NZ'],
    ['uae', 'AE'],
    ['england', 'GB'],
    ['scotland', 'GB'],
    ['holland', 'NL'],
  ])
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  for (const language of LANGUAGES) {
    const spoken = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' })
    for (const first of letters)
      for (const second of letters) {
        const name = spoken.of(first + second)
        if (name !== undefined && first + second !== 'ZZ') read.set(foldText(name), first + second)
      }
  }
  return read
}

/** The code of a country by its name in one of the six languages; null where it is none. */
export const countryCode = memoised((text): string | null => {
  names ??= readNames()
  return names.get(foldText(text.trim()).replace(/^(?:the|la|le|el|der|die|das|los|il|o|a) /, '')) ?? null
})
export const isCountry = (text: string): boolean => countryCode(text) !== null

let slips: Slips<string> | undefined
/** Shorter ones are too much alike: "Chade", "Malia". */
const FEWEST_LETTERS = 6
/** The code of the country that a mistyped name is clearly nearest to. */
export const countryOfSlip = (text: string): string | null => {
  const folded = foldText(text.trim())
  if (folded.length < FEWEST_LETTERS || countryCode(folded) !== null) return null
  return (slips ??= new Slips((names ??= readNames()))).meant(folded)
}
