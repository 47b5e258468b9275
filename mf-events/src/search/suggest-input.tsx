import { useIsPhone } from '../parts/use-is-phone.ts'
import type { Caret, SearchInputProps } from './search-input.tsx'
import { SuggestPopup } from './suggest-popup.tsx'
import { SuggestSheet } from './suggest-sheet.tsx'

export interface SuggestFieldProps extends SearchInputProps {
  readonly label: string
  /** Taken over from the plain field; null where that did not have the focus. */
  readonly caret: Caret | null
  /** Whether the field was touched, clicked or typed into: one that is only passed by keyboard opens nothing. */
  readonly used: boolean
  /** Goes to the results of a query of an address, in place of this entry of the history where `replace` is set. */
  readonly onGo: (search: string, replace?: boolean) => void
}

/** The field with suggestions as they are typed: a list below it, and on phones a sheet over the whole screen. */
export const SuggestInput = (props: SuggestFieldProps) =>
  useIsPhone() ? <SuggestSheet {...props} /> : <SuggestPopup {...props} />
