import { color, media, space } from '@stageside/ui/tokens'
import { styled } from 'styled-components'

const Field = styled.input`
  width: 100%;
  min-width: 0;
  min-height: 2.75rem;
  padding: ${space(2)} ${space(3)};
  border: 1.5px solid ${color.muted};
  border-radius: 8px;
  background: ${color.card};
  color: ${color.ink};
  font-size: 0.875rem;
  ${media.touch} {
    /* Below 16 px iOS zooms in on what gets the focus. */
    font-size: 1rem;
  }
`
export const Hint = styled.p`
  font-size: 0.875rem;
  color: ${color.nightMuted};
`

/** A link to be copied by hand. */
export const LinkField = ({ label, address }: { readonly label: string; readonly address: string }) => (
  <Field
    readOnly
    aria-label={label}
    value={address}
    onFocus={(event) => event.currentTarget.select()}
    // In Safari letting go of the mouse takes the selection away again.
    onClick={(event) => event.currentTarget.select()}
  />
)
