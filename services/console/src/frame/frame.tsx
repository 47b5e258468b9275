import { Button } from '@stageside/ui/button'
import { Wrap } from '@stageside/ui/layout'
import { Toaster } from '@stageside/ui/toast'
import { color, font, media, radius, space } from '@stageside/ui/tokens'
import { VisuallyHidden } from '@stageside/ui/visually-hidden'
import { useEffect, useRef } from 'react'
import { NavLink, Outlet, useLocation } from 'react-router-dom'
import { styled } from 'styled-components'
import type { Freshness } from '../api/follow-changes.ts'
import { useLiveUpdates } from '../api/live-updates.ts'
import { mayReadAudit } from '../session/rights.ts'
import { useSession } from '../session/session.ts'
import { useContrast } from './contrast.ts'
import { toasts } from './toasts.ts'

const SkipLink = styled(VisuallyHidden)`
  &:focus {
    position: fixed;
    z-index: 50;
    inset: ${space(2)} auto auto ${space(2)};
    width: auto;
    height: auto;
    clip-path: none;
    padding: ${space(2)} ${space(4)};
    background: ${color.paper};
    color: ${color.ink};
  }
`
const Header = styled.header`
  background: ${color.night};
  color: ${color.nightText};
`
const Bar = styled(Wrap)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${space(6)};
  padding-top: ${space(3)};
`
const Brand = styled.p`
  font-family: ${font.head};
  font-weight: 700;
  font-size: 1.125rem;
  letter-spacing: -0.01em;
  overflow-wrap: anywhere;
`
const Host = styled.span`
  font-family: ${font.text};
  font-weight: 400;
  font-size: 0.9375rem;
  letter-spacing: 0;
  color: ${color.nightMuted};
`
const Account = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(3)};
  font-size: 0.9375rem;
  color: ${color.nightMuted};
`
const Nav = styled.nav`
  width: 100%;
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 min(${space(7)}, 5vw);
    margin: 0;
    padding: 0;
    list-style: none;
  }
  a {
    display: block;
    padding: ${space(3)} 0 ${space(2)};
    border-bottom: 4px solid transparent;
    color: ${color.nightMuted};
    font-weight: 650;
    text-decoration: none;
  }
  a[aria-current='page'] {
    border-color: ${color.nightText};
    color: ${color.nightText};
  }
  ${media.hover} {
    a:hover {
      color: ${color.nightText};
      border-color: ${color.nightMuted};
    }
  }
`
const Footer = styled.footer`
  margin-top: ${space(6)};
  padding-block: ${space(5)} ${space(8)};
  border-top: 1px solid ${color.line};
  font-size: 0.9375rem;
  color: ${color.muted};
  ${Wrap} {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space(3)} ${space(6)};
  }
`
const Dot = styled.span<{ $on: boolean }>`
  display: inline-block;
  width: 0.625rem;
  height: 0.625rem;
  margin-right: ${space(2)};
  border: 2px solid ${({ $on }) => ($on ? color.walk : color.muted)};
  border-radius: ${radius.pill};
  background: ${({ $on }) => ($on ? color.walk : 'transparent')};
`

const FRESHNESS: Readonly<Record<Freshness, string>> = {
  stream: 'Changes appear as they happen.',
  polling: 'Refreshed every 5 seconds.',
}

const pages = [
  { to: '/', label: 'Live' },
  { to: '/ramps', label: 'Ramps' },
  { to: '/graph', label: 'Graph' },
] as const

/** The focus goes to the heading of a page that was navigated to, so that reading begins there. */
const useFocusOnHeading = () => {
  const { pathname } = useLocation()
  const before = useRef(pathname)
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    document.querySelector<HTMLElement>('main h1')?.focus()
    window.scrollTo(0, 0)
  }, [pathname])
}

/** Header, navigation and footer around every page. */
export const Frame = () => {
  const session = useSession()
  const { identity, end } = session
  const freshness = useLiveUpdates(session)
  const [more, toggleContrast] = useContrast()
  useFocusOnHeading()
  const shown = mayReadAudit(identity) ? [...pages, { to: '/audit', label: 'Audit log' }] : pages
  return (
    <>
      <SkipLink as="a" href="#content">
        Skip to the content
      </SkipLink>
      <Header data-surface="night">
        <Bar>
          <Brand>
            Release console <Host>{window.location.host}</Host>
          </Brand>
          <Account>
            <span>Team {identity.team}</span>
            <Button $tone="quiet" $size="small" $night onClick={() => end(null)}>
              Sign out
            </Button>
          </Account>
          <Nav aria-label="Console">
            <ul role="list">
              {shown.map(({ to, label }) => (
                <li key={to}>
                  <NavLink to={to} end={to === '/'}>
                    {label}
                  </NavLink>
                </li>
              ))}
            </ul>
          </Nav>
        </Bar>
      </Header>
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer>
        <Wrap>
          <p role="status">
            <Dot aria-hidden $on={freshness === 'stream'} />
            {FRESHNESS[freshness]}
          </p>
          <Button $tone="outline" $size="small" aria-pressed={more} onClick={toggleContrast}>
            High contrast
          </Button>
        </Wrap>
      </Footer>
      <Toaster manager={toasts} />
    </>
  )
}
