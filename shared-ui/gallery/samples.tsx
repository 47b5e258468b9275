import { useEffect, useRef, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { color, space } from '../src/tokens.ts'

const Ground = styled.div`
  padding: ${space(6)};
  background: ${color.night};
  color: ${color.nightText};
`

/** The dark ground of hero and footer. */
export const Night = ({ children }: { readonly children: ReactNode }) => (
  <Ground data-surface="night">{children}</Ground>
)

/** Gives the focus to the first control inside, as the Tab key would. */
export const Focused = ({ children }: { readonly children: ReactNode }) => {
  const around = useRef<HTMLDivElement>(null)
  useEffect(() => around.current?.querySelector<HTMLElement>('a, button, input, select, textarea')?.focus(), [])
  return <div ref={around}>{children}</div>
}

/** A label as long as a translation into German makes it, with the longest words that occur in one. */
export const LONG_LABEL = 'Unterkunftsverfügbarkeitsbenachrichtigung für Rollstuhlfahrerinnen einschalten'
export const LONG_WORD = 'Veranstaltungsortzugänglichkeitsinformationen'
export const LONG_TEXT = `Die ${LONG_WORD} und die Fußgängerzonenbeschränkungen am Veranstaltungstag stehen auf der Seite der Straßenverkehrsbehörde.`

/** For handlers of controls that lead nowhere in the gallery. */
export const nothing = (): void => undefined
