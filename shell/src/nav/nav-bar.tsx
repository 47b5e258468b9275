import { navEntries } from '@site/contracts/frame'
import { Badge } from '@stageside/ui/badge'
import { Button, ButtonLink } from '@stageside/ui/button'
import { Wrap } from '@stageside/ui/layout'
import { onDemand } from '@stageside/ui/on-demand'
import { color, media, space } from '@stageside/ui/tokens'
import { useHost } from '@stageside/kit'
import { useCallback, useMemo, useState } from 'react'
import { NavLink } from 'react-router-dom'
import { styled } from 'styled-components'
import { useFrame } from '../composition/use-frame.ts'
import { BrandMark } from './brand-mark.tsx'
import { NavMenu } from './nav-menu.tsx'

const SideMenu = onDemand(async () => (await import('../overlays.ts')).SideMenu)

const Header = styled.header`
  position: sticky;
  top: 0;
  z-index: 40;
  background: ${color.night};
  color: ${color.nightText};
  border-bottom: 1px solid ${color.nightLine};
`
const Bar = styled(Wrap)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  flex-wrap: wrap;
  gap: ${space(1)} min(${space(4)}, 2vw);
  min-height: 4.25rem;
`
const Wide = styled.nav`
  display: none;
  ${media.desktop} {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space(1)};
  }
`
const NavLinkStyled = styled(NavLink)`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  min-height: 2.75rem;
  padding: 0 ${space(3)};
  color: ${color.nightText};
  font-weight: 600;
  text-decoration: none;
  white-space: nowrap;
  &:hover,
  &[aria-current='page'] {
    color: ${color.nightText};
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 0.4em;
    text-decoration-color: ${color.signal};
  }
`
const Actions = styled.div`
  display: none;
  ${media.desktop} {
    display: flex;
    gap: ${space(2)};
    margin-left: ${space(3)};
  }
`
const MenuButton = styled.button`
  min-width: 2.75rem;
  min-height: 2.75rem;
  padding: 0 ${space(3)};
  background: transparent;
  color: ${color.nightText};
  border: 1.5px solid ${color.nightMuted};
  border-radius: 999px;
  font-weight: 650;
  ${media.desktop} {
    display: none;
  }
`

/** Spec §2: the navigation bar, and on small screens the button of the side menu. */
export const NavBar = () => {
  const host = useHost()
  const [open, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  const frame = useFrame()
  const { bar, buttons } = useMemo(() => navEntries(frame), [frame])
  return (
    <Header data-surface="night" data-screen-only>
      <Bar>
        <BrandMark />
        <Wide aria-label="Main">
          {bar.map((entry) =>
            'links' in entry ? (
              <NavMenu key={entry.label} label={entry.label} links={entry.links} />
            ) : (
              <NavLinkStyled key={entry.to} to={entry.to} end>
                {entry.label}
                {entry.badge === undefined ? null : (
                  <>
                    {' '}
                    <Badge $tone="night">{entry.badge}</Badge>
                  </>
                )}
              </NavLinkStyled>
            ),
          )}
          <Actions>
            {buttons.map((entry) =>
              'to' in entry ? (
                <ButtonLink key={entry.to} to={entry.to} $tone="outline" $size="small" $night>
                  {entry.label}
                </ButtonLink>
              ) : (
                <Button key={entry.opens} $size="small" onClick={() => host.openDialog(entry.opens)}>
                  {entry.label}
                </Button>
              ),
            )}
          </Actions>
        </Wide>
        <MenuButton type="button" aria-haspopup="dialog" aria-expanded={open} onClick={() => setOpen(true)}>
          Menu
        </MenuButton>
      </Bar>
      {open ? <SideMenu bar={bar} buttons={buttons} onClose={close} /> : null}
    </Header>
  )
}
