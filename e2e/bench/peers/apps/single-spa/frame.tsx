import '@stageside/ui/fonts.css'
import { QueryClient } from '@tanstack/react-query'
import * as React from 'react'
import { createPortal } from 'react-dom'
import * as ReactDOMClient from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import singleSpaReact from 'single-spa-react'
import { createSite } from '../common/site.ts'
import { Frame } from '../common/frame.tsx'

const site = createSite(window.location.origin, () => Promise.reject(new Error('pages are apps of their own')))
const queries = new QueryClient()

const Root = () => {
  const below = document.getElementById('footer')
  return (
    <BrowserRouter>
      <Frame site={site} queries={queries}>
        {(nav, footer) => (
          <>
            {nav}
            {below && createPortal(footer, below)}
          </>
        )}
      </Frame>
    </BrowserRouter>
  )
}

export const { bootstrap, mount, unmount } = singleSpaReact({
  React,
  ReactDOMClient,
  rootComponent: Root,
  errorBoundary: () => <p>The frame failed</p>,
  domElementGetter: () => document.getElementById('nav')!,
})
