import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { faqItems } from './items.ts'
import { foundInAnswer, searchItems, searchTerms } from './search.ts'
import { usePrinting } from './use-printing.ts'

/** True in a field or dialog, which must keep the focus. */
const keepsFocus = (target: EventTarget | null): boolean =>
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
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || keepsFocus(event.target)) return
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
/** Id of the answer that the address's hash names. */
const readTargetId = (): string | null => faqItems.find(({ id }) => `#${id}` === window.location.hash)?.id ?? null

/** The server does not get the hash: the first render has none, to match the prerendered page. */
const useTargetId = (): string | null => {
  // The router changes the hash without a `hashchange` event; this hook renders again, which reads it.
  useLocation()
  return useSyncExternalStore(onHashChange, readTargetId, () => null)
}

/** State of the FAQ page: search, open answers, and the answer that the hash names. */
export const useFaq = () => {
  const targetId = useTargetId()
  const [query, setQuery] = useState('')
  /** Answers opened or closed by hand since the last change of the search. */
  const [toggled, setToggled] = useState<Readonly<Record<string, boolean>>>({})
  const search = useRef<HTMLInputElement>(null)
  useSlash(() => search.current?.focus())
  // Older browsers cannot show closed answers in print by CSS alone.
  const printing = usePrinting()

  const toggle = (id: string, open: boolean) => setToggled((before) => ({ ...before, [id]: open }))
  const terms = searchTerms(query)
  const found = searchItems(faqItems, terms)
  /** Opens the answer that the hash names, and clears a search that hides it. */
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
        const id = readTargetId()
        if (id !== null) latestReveal.current(id)
      }),
    [],
  )
  // The browser scrolls before the answer is open or even rendered: scroll again afterwards.
  const waiting = useRef<string | null>(null)
  useEffect(() => {
    waiting.current = targetId
  }, [targetId])
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
      return printing || (toggled[id] ?? (hit || (terms.length === 0 && id === targetId)))
    },
  }
}
