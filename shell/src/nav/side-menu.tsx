import type { NavEntries } from '@site/contracts/frame'
import { useHost } from '@stageside/kit'
import { Dialog as Base } from '@base-ui/react/dialog'
import { Badge } from '@stageside/ui/badge'
import { Button, ButtonLink } from '@stageside/ui/button'
import { FocusPressed, useReturnFocus } from '@stageside/ui/pressed'
import { color, media, safe, space } from '@stageside/ui/tokens'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { useCloseOnLeaving } from '../dialogs/use-close-on-leaving.ts'

const Backdrop = styled(Base.Backdrop)`
  position: fixed;
  inset: 0;
  z-index: 50;
  background: rgb(16 24 43 / 62%);
`
const Panel = styled(Base.Popup)`
  position: fixed;
  inset: 0 0 0 auto;
  z-index: 51;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space(6)};
  width: min(22rem, 94vw);
  overflow: auto;
  overscroll-behavior: contain;
  padding: max(${space(5)}, ${safe.top}) max(min(${space(6)}, 5vw), ${safe.right}) max(${space(10)}, ${safe.bottom})
    min(${space(6)}, 5vw);
  background: ${color.night};
  color: ${color.nightText};
`
const Heading = styled(Base.Title)`
  font-size: 0.8125rem;
  letter-spacing: 0.08em;
  text-transform: uppercase;
  color: ${color.nightMuted};
`
const List = styled.ul`
  list-style: none;
  border-top: 1px solid ${color.nightLine};
`
const Item = styled(Link)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space(2)};
  min-height: 3.25rem;
  border-bottom: 1px solid ${color.nightLine};
  color: ${color.nightText};
  font-weight: 650;
  font-size: min(1.125rem, 8vw);
  overflow-wrap: anywhere;
  text-decoration: none;
  ${media.hover} {
    &:hover {
      color: ${color.nightText};
      text-decoration: underline;
    }
  }
`
const Close = styled(Base.Close)`
  justify-self: end;
  min-height: 2.75rem;
  padding: 0 ${space(4)};
  background: transparent;
  color: ${color.nightText};
  border: 1.5px solid ${color.nightMuted};
  border-radius: 999px;
  font-weight: 650;
`

interface SideMenuProps extends NavEntries {
  readonly onClose: () => void
}

/** Spec §2: the side menu of small screens. Closes on a selection and on Escape; traps the focus and returns it to the button. */
export const SideMenu = ({ bar, buttons, onClose }: SideMenuProps) => {
  const host = useHost()
  useCloseOnLeaving(onClose)
  const returnFocus = useReturnFocus(true)
  return (
    <Base.Root open onOpenChange={(open) => (open ? undefined : onClose())}>
      <FocusPressed open />
      <Base.Portal>
        <Backdrop />
        <Panel data-surface="night" finalFocus={returnFocus}>
          <Close>Close</Close>
          <Heading>Menu</Heading>
          <nav aria-label="Main">
            <List>
              {bar
                .flatMap((entry) => ('links' in entry ? entry.links : [entry]))
                .map(({ to, label, badge }) => (
                  <li key={to}>
                    <Item to={to} onClick={onClose}>
                      {label} {badge === undefined ? null : <Badge $tone="night">{badge}</Badge>}
                    </Item>
                  </li>
                ))}
            </List>
          </nav>
          {buttons.map((entry) =>
            'to' in entry ? (
              <ButtonLink key={entry.to} to={entry.to} $tone="outline" $night onClick={onClose}>
                {entry.label}
              </ButtonLink>
            ) : (
              <Button
                key={entry.opens}
                onClick={() => {
                  onClose()
                  host.openDialog(entry.opens)
                }}
              >
                {entry.label}
              </Button>
            ),
          )}
        </Panel>
      </Base.Portal>
    </Base.Root>
  )
}
