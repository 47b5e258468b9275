import { useToast } from '@stageside/kit'
import { color, space } from '@stageside/ui/tokens'
import { styled } from 'styled-components'

const Mark = styled.a`
  display: inline-block;
  h2 > & {
    padding: 0 ${space(2)};
  }
  font-weight: 400;
  color: ${color.muted};
  text-decoration: none;
  /* With a mouse, hidden until the heading is hovered; always visible for touch and keyboard. */
  @media (hover: hover) {
    h2 > & {
      opacity: 0;
    }
    h2:hover > &,
    &:focus-visible {
      opacity: 1;
    }
  }
  &:hover {
    color: ${color.signal};
  }
`

/** Navigates to the section and copies its address. Where the browser refuses to copy, shows the address. */
export const CopyLink = ({ id, label, text = '#' }: { id: string; label: string; text?: string }) => {
  const toast = useToast()
  const copy = async () => {
    const address = new URL(`#${id}`, window.location.href).href
    try {
      await navigator.clipboard.writeText(address)
      toast({ title: 'Link copied', description: address, tone: 'success' })
    } catch {
      toast({ title: 'Copy this link', description: address })
    }
  }
  return (
    <Mark
      href={`#${id}`}
      aria-label={text === '#' ? `Copy link to ${label}` : `${text}: ${label}`}
      data-screen-only
      onClick={() => void copy()}
    >
      {text}
    </Mark>
  )
}
