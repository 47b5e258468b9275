import { useEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'react-router-dom'
import { faqItems } from './items.ts'
import { createFaqSearch, type FaqFound } from './search.ts'

let faqSearch: ReturnType<typeof createFaqSearch> | null = null
/** The index is made with the first search, not with the page. */
const searchAll = (query: string): FaqFound => {
  if (query.trim() === '') return { items: faqItems, inAnswer: new Set(), unknown: [], isMatch: () => false }
  faqSearch ??= createFaqSearch(faqItems)
  return faqSearch(query)
}

/** Whether the page is being printed. Browsers print the page as it is when `beforeprint` returns. */
const usePrinting = (): boolean => {
  const [printing, setPrinting] = useState(false)
  useEffect(() => {
    const before = () => flushSync(() => setPrinting(true))
    const after = () => setPrinting(false)
    window.addEventListener('beforeprint', before)
    window.addEventListener('afterprint', after)
    return () => {
      window.removeEventListener('beforeprint', before)
      window.removeEventListener('afterprint', after)
    }
  }, [])
  return printing
}

/** True in a field or dialog, which must keep the focus. */
const keepsFocus = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest('input, textarea, select, [contenteditable], [role="dialog"]') !== null

/** Focuses the search on `/`, unless someone is typing, a dialog is open or a modifier makes it another shortcut. */
const useSlash = (search: RefObject<HTMLElement | null>): void =>
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || keepsFocus(event.target)) return
      event.preventDefault()
      search.current?.focus()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [search])

const onHashChange = (changed: () => void): (() => void) => {
  window.addEventListener('hashchange', changed)
  return () => window.removeEventListener('hashchange', changed)
}
const readTargetId = (): string | null => faqItems.find(({ id }) => `#${id}` === window.location.hash)?.id ?? null

/** The server does not get the hash: the first render has none, to match the prerendered page. */
const useTargetId = (): string | null => {
  // The router changes the hash without a `hashchange` event; this hook renders again, which reads it.
  useLocation()
  return useSyncExternalStore(onHashChange, readTargetId, () => null)
}

export const useFaq = () => {
  const targetId = useTargetId()
  const [query, setQuery] = useState('')
  /** Answers opened or closed by hand since the last change of the search. */
  const [toggled, setToggled] = useState<Readonly<Record<string, boolean>>>({})
  const search = useRef<HTMLInputElement>(null)
  useSlash(search)
  // Older browsers cannot show closed answers in print by CSS alone.
  const printing = usePrinting()

  const toggle = (id: string, open: boolean) => setToggled((before) => ({ ...before, [id]: open }))
  const found = searchAll(query)
  const searching = found.items.length < faqItems.length || found.inAnswer.size > 0
  // The answer that the hash names is opened, and a search that hides it is cleared.
  useEffect(
    () =>
      onHashChange(() => {
        const id = readTargetId()
        if (id === null) return
        setQuery((now) => (searchAll(now).items.some((item) => item.id === id) ? now : ''))
        setToggled((before) => ({ ...before, [id]: true }))
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
    searching,
    found,
    search,
    toggle,
    change: (next: string) => {
      setQuery(next)
      setToggled({})
    },
    isOpen: (id: string) => {
      const hit = found.inAnswer.has(id)
      return printing || (toggled[id] ?? (hit || (!searching && id === targetId)))
    },
  }
}
