import { ButtonLink } from '@stageside/ui/button'
import { media } from '@stageside/ui/tokens'
import { VisuallyHidden } from '@stageside/ui/visually-hidden'
import { styled } from 'styled-components'
import { Bookmark } from './bookmark.tsx'
import { writeStay } from '../stay/stay.ts'
import { useStay } from '../stay/use-stay.ts'
import { useSaved } from './use-saved.ts'

const Go = styled(ButtonLink)`
  min-height: 2.75rem;
  ${media.desktop} {
    min-height: 2.5rem;
  }
`
/** The sign stands for it on phones, so that a saved hotel needs no second line of buttons. */
const Label = styled.span`
  display: none;
  ${media.tablet} {
    display: inline;
  }
`

/** The way to the saved hotels for the same nights, where there are any. */
export const SavedLink = () => {
  const { length } = useSaved()
  const { stay } = useStay()
  const nights = stay === null ? '' : `?${writeStay(new URLSearchParams(), stay).toString()}`
  return length === 0 ? null : (
    <Go to={`/saved${nights}`} $tone="outline" $size="small">
      <Bookmark />
      <Label aria-hidden>Saved</Label>
      <VisuallyHidden>Saved hotels: </VisuallyHidden>
      {length}
    </Go>
  )
}
