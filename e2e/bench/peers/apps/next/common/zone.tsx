'use client'

import { QueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { Frame } from '../../common/frame.tsx'
import { createSite } from '../../common/site.ts'

const noRemotes = () => Promise.reject(new Error('pages are part of their zone'))

/** Nothing is called while a page is rendered. */
const UNUSED = 'http://localhost'

/** The frame of the site around the pages of one zone. */
export const Zone = ({ children }: { readonly children: ReactNode }) => {
  const [site] = useState(() => createSite(typeof window === 'undefined' ? UNUSED : window.location.origin, noRemotes))
  const [queries] = useState(() => new QueryClient({ defaultOptions: { queries: { staleTime: 60_000, retry: 1 } } }))
  return (
    <Frame site={site} queries={queries}>
      {(nav, footer) => (
        <>
          {nav}
          <main id="main" tabIndex={-1}>
            {children}
          </main>
          {footer}
        </>
      )}
    </Frame>
  )
}
