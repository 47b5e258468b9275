import type { Frame } from '@site/contracts/frame'
import { color, media, radius, shadow, space } from '@stageside/ui/tokens'
import { useEffect, useId, useRef, useState } from 'react'
import { NavLink } from 'react-router-dom'
import { styled } from 'styled-components'

const Frame = styled.div`
  position: relative;
`
const Trigger = styled.button`
  min-height: 2.75rem;
  padding: 0 ${space(3)};
  background: none;
  border: 0;
  color: ${color.nightText};
  font-weight: 600;
  &::after {
    content: '';
    display: inline-block;
    width: 0.45em;
    height: 0.45em;
    margin-left: 0.5em;
    border: solid currentcolor;
    border-width: 0 2px 2px 0;
    transform: translateY(-0.15em) rotate(45deg);
  }
`
const List = styled.ul`
  position: absolute;
  top: calc(100% + ${space(1)});
  left: 0;
  min-width: 15rem;
  padding: ${space(2)};
  list-style: none;
  background: ${color.card};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  box-shadow: ${shadow};
`
const Item = styled(NavLink)`
  display: block;
  padding: ${space(2)} ${space(3)};
  ${media.touch} {
    padding-block: ${space(3)};
  }
  border-radius: 8px;
  color: ${color.ink};
  font-weight: 600;
  text-decoration: none;
  &:hover {
    background: ${color.paper};
    color: ${color.signalDeep};
  }
  &[aria-current='page'] {
    box-shadow: inset 3px 0 0 ${color.signal};
  }
`

interface NavMenuProps {
  readonly label: string
  readonly links: readonly Frame['links'][number][]
}

/** A disclosure of links (WAI-ARIA navigation pattern): a button and a list; Escape, a choice or a click elsewhere closes it. */
export const NavMenu = ({ label, links }: NavMenuProps) => {
  const [open, setOpen] = useState(false)
  const id = useId()
  const frame = useRef<HTMLDivElement>(null)
  const trigger = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!open) return
    const outside = (event: Event) => {
      if (event.target instanceof Node && frame.current?.contains(event.target) !== true) setOpen(false)
    }
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpen(false)
      trigger.current?.focus()
    }
    document.addEventListener('pointerdown', outside)
    document.addEventListener('focusin', outside)
    document.addEventListener('keydown', escape)
    return () => {
      document.removeEventListener('pointerdown', outside)
      document.removeEventListener('focusin', outside)
      document.removeEventListener('keydown', escape)
    }
  }, [open])
  return (
    <Frame ref={frame}>
      <Trigger ref={trigger} type="button" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        {label}
      </Trigger>
      <List id={id} hidden={!open}>
        {links.map((link) => (
          <li key={link.to}>
            <Item to={link.to} end onClick={() => setOpen(false)}>
              {link.label}
            </Item>
          </li>
        ))}
      </List>
    </Frame>
  )
}
