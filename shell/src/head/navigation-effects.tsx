import { findRoute, findShellRoute, hasParameter, pathOf } from '@site/contracts/routes'
import type { PageHead } from '@stageside/kit'
import { VisuallyHidden } from '@stageside/ui/visually-hidden'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useStore } from 'zustand'
import { useSite } from '../site-context.ts'
import { updateHead, writeHead } from './update-head.ts'
import { whenPresent } from './when-present.ts'

/** The section of a hash; none for an invalid encoding such as `#100%`. */
const targetOf = (hash: string): HTMLElement | null => {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    return null
  }
}

/** What to focus in a section: its heading, or its first element. */
const focusSection = (section: HTMLElement): void => {
  const start = section.querySelector<HTMLElement>('summary, h2, h3') ?? section
  if (start.tabIndex < 0) start.tabIndex = -1
  start.focus({ preventScroll: true })
}

const focusHeading = () =>
  whenPresent(
    () => document.querySelector<HTMLElement>('main h1'),
    (heading) => heading.focus({ preventScroll: true }),
  )

/** Scrolls to a section that has not loaded yet, unless the visitor goes elsewhere meanwhile. */
const scrollToHash = (hash: string) =>
  whenPresent(
    () => (window.location.hash === hash ? targetOf(hash) : null),
    (section) => {
      section.scrollIntoView()
      focusSection(section)
    },
  )

interface NavigationEffectsProps {
  /** What the last page that knows better than its route said of itself, such as the page of one hotel. */
  readonly head: PageHead | null
}

/**
 * After a navigation: scrolls to the top unless the address has a hash (spec §2), updates the head, announces the title, focuses the
 * `h1`. A page of a route with a parameter is announced once it says its own title.
 */
export const NavigationEffects = ({ head }: NavigationEffectsProps) => {
  const { pathname, hash } = useLocation()
  const { compositions } = useSite()
  const remotes = useStore(compositions.store, (state) => state.composition.remotes)
  const [announced, setAnnounced] = useState('')
  const previous = useRef<string | null>(null)
  const navigated = useRef(false)
  const found = findRoute(remotes, pathname)
  const route = findShellRoute(pathname) ?? (found && { ...found.route, path: pathOf(found.route, found.params) })
  const announceable = found === null || !hasParameter(found.route)
  const known = route !== null
  // A refreshed composition may replace the route's object while we wait for the heading: that is no navigation.
  const arrive = useEffectEvent((path: string, routed: boolean) => {
    if (previous.current === path || !routed || route === null) return undefined
    const first = previous.current === null
    previous.current = path
    // The browser scrolls the first page of a visit, except to a section that was not there yet.
    if (first) return hash === '' || targetOf(hash) !== null ? undefined : scrollToHash(hash)
    navigated.current = true
    updateHead(route)
    setAnnounced(announceable ? route.title : '')
    if (hash !== '') return scrollToHash(hash)
    window.scrollTo({ top: 0, behavior: 'instant' })
    return focusHeading()
  })
  useEffect(() => arrive(pathname, known), [pathname, known])

  const introduce = useEffectEvent((own: PageHead) => {
    if (own.path !== route?.path) return
    writeHead({ ...route, ...own })
    if (navigated.current) setAnnounced(own.title)
  })
  useEffect(() => {
    if (head !== null) introduce(head)
  }, [head])

  return (
    <VisuallyHidden role="status" aria-live="polite">
      {announced}
    </VisuallyHidden>
  )
}
