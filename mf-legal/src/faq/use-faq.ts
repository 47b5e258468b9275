import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { faqItems } from './items.ts'
import { foundInAnswer, searchItems, searchTerms } from './search.ts'
import { usePrinting } from './use-printing.ts'

/** In a field, or in a dialog that the page behind must not take the focus from. */
const busyElsewhere = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest('input, textarea, select, [contenteditable], [role="dialog"]') !== null

/** Focuses the search on `/`, unless someone is typing, a dialog is open or a modifier makes it another shortcut. */
const useSlash = (focus: () => void): void => {
  const latest = useRef(focus)
  useEffect(() => {
    latest.current = focus
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || busyElsewhere(event.target)) return
      event.preventDefault()
      latest.current()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}

const onHashChange = (changed: () => void): (() => void) => {
  window.addEventListener('hashchange', changed)
  return () => window.removeEventListener('hashchange', changed)
}
/** Id of the answer the address points at. */
const pointedNow = (): string | null => faqItems.find(({ id }) => `#${id}` === window.location.hash)?.id ?? null

/** A server never sees the hash: the first render knows none, so that it matches the prerendered page. */
const usePointed = (): string | null => {
  // A navigation of the router changes the hash without a `hashchange`; this makes it render, and so read, again.
  useLocation()
  return useSyncExternalStore(onHashChange, pointedNow, () => null)
}

/** The FAQ page: search, which answers are open, and the answer the address points at. */
export const useFaq = () => {
  const pointed = usePointed()
  const [query, setQuery] = useState('')
  /** What a person opened or closed by hand since the search last changed. */
  const [toggled, setToggled] = useState<Readonly<Record<string, boolean>>>({})
  const search = useRef<HTMLInputElement>(null)
  useSlash(() => search.current?.focus())
  // Older browsers cannot show by style alone what is folded away.
  const printing = usePrinting()

  const toggle = (id: string, open: boolean) => setToggled((before) => ({ ...before, [id]: open }))
  const terms = searchTerms(query)
  const found = searchItems(faqItems, terms)
  /** Opens an answer by its address, out of a search that may have hidden it. */
  const reveal = (id: string) => {
    if (!found.some((item) => item.id === id)) setQuery('')
    toggle(id, true)
  }
  const latestReveal = useRef(reveal)
  useEffect(() => {
    latestReveal.current = reveal
  })
  useEffect(
    () =>
      onHashChange(() => {
        const id = pointedNow()
        if (id !== null) latestReveal.current(id)
      }),
    [],
  )
  // The browser's own jump comes before the answer is open, or even there: jump again once it is.
  const waiting = useRef<string | null>(null)
  useEffect(() => {
    waiting.current = pointed
  }, [pointed])
  useEffect(() => {
    const target = waiting.current === null ? null : document.getElementById(waiting.current)
    if (target === null) return
    waiting.current = null
    target.scrollIntoView()
  })

  return {
    query,
    terms,
    found,
    search,
    toggle,
    change: (next: string) => {
      setQuery(next)
      setToggled({})
    },
    isOpen: (id: string) => {
      const item = found.find((one) => one.id === id)
      const hit = item !== undefined && foundInAnswer(item, terms)
      return printing || (toggled[id] ?? (hit || (terms.length === 0 && id === pointed)))
    },
  }
}
