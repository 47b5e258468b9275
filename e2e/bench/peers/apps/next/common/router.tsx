'use client'

// What the pages take from React Router, in terms of Next: their links and hooks are Next's own.
import NextLink from 'next/link'
import { usePathname, useRouter, useSearchParams as useNextSearchParams } from 'next/navigation'
import { createContext, useCallback, useMemo, useSyncExternalStore, type ComponentProps } from 'react'

type To = string | { readonly pathname?: string; readonly search?: string; readonly hash?: string }

const hrefOf = (to: To): string => {
  if (typeof to === 'string') return to
  const { pathname = '', search = '', hash = '' } = to
  return `${pathname}${search === '' || search.startsWith('?') ? search : `?${search}`}${hash === '' || hash.startsWith('#') ? hash : `#${hash}`}`
}

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  readonly to: To
  readonly replace?: boolean
  readonly state?: unknown
  readonly preventScrollReset?: boolean
  readonly end?: boolean
}

/** Paths of this zone, as the zone's own build says: all others are linked to with `<a>`, as the docs of multi-zones ask for. */
const zone: readonly string[] = JSON.parse(process.env['NEXT_PUBLIC_ZONE'] ?? '[]')
const isOfZone = (href: string): boolean => zone.includes((href.split(/[?#]/)[0] ?? '') || '/')

export const Link = ({ to, replace, state: _state, preventScrollReset, end: _end, children, ...rest }: LinkProps) => {
  const href = hrefOf(to)
  return isOfZone(href) ? (
    <NextLink href={href} replace={replace ?? false} scroll={preventScrollReset !== true} {...rest}>
      {children}
    </NextLink>
  ) : (
    <a href={href} {...rest}>
      {children}
    </a>
  )
}

export const NavLink = (props: LinkProps) => {
  const current = usePathname() === hrefOf(props.to)
  return <Link {...props} {...(current ? { 'aria-current': 'page' as const } : {})} />
}

const onMove = (changed: () => void): (() => void) => {
  for (const event of ['hashchange', 'popstate']) window.addEventListener(event, changed)
  return () => {
    for (const event of ['hashchange', 'popstate']) window.removeEventListener(event, changed)
  }
}
const nothing = (): string => ''

/** Without `useSearchParams`, which would leave the frame of a prerendered page to the browser. */
export const useLocation = () => {
  const pathname = usePathname()
  const search = useSyncExternalStore(onMove, () => window.location.search, nothing)
  const hash = useSyncExternalStore(onMove, () => window.location.hash, nothing)
  return useMemo(() => ({ pathname, search, hash, state: null, key: 'default' }), [pathname, search, hash])
}

interface NavigateOptions {
  readonly replace?: boolean
  readonly preventScrollReset?: boolean
  readonly state?: unknown
}

export const useNavigate = () => {
  const router = useRouter()
  const pathname = usePathname()
  return useCallback(
    async (to: To | number, { replace = false, preventScrollReset = false }: NavigateOptions = {}): Promise<void> => {
      if (typeof to === 'number') return window.history.go(to)
      const href = hrefOf(to)
      const whole = href.startsWith('/') ? href : `${pathname}${href}`
      if (!isOfZone(whole)) return window.location.assign(whole)
      // The same page with other words behind it: the docs of Next give this to `history` itself.
      if (whole.split(/[?#]/)[0] === pathname)
        return window.history[replace ? 'replaceState' : 'pushState'](null, '', whole)
      return router[replace ? 'replace' : 'push'](whole, { scroll: !preventScrollReset })
    },
    [router, pathname],
  )
}

export const useSearchParams = () => {
  const params = useNextSearchParams()
  const navigate = useNavigate()
  const own = useMemo(() => new URLSearchParams(params.toString()), [params])
  const set = useCallback(
    (next: URLSearchParams, options?: NavigateOptions) => void navigate({ search: next.toString() }, options),
    [navigate],
  )
  return [own, set] as const
}

// What the shell's rehearsal of pages takes, which comes with the code of slots and never runs here.
export const NavigationType = { Push: 'PUSH' } as const
export const UNSAFE_LocationContext = createContext(null)
