// The site's own type, from `public`, where its addresses are known and can be preloaded.
import './fonts.css'
import type { ReactNode } from 'react'
import { StyledComponentsRegistry } from './registry.tsx'
import { Zone } from './zone.tsx'

export const viewport = { width: 'device-width', initialScale: 1, viewportFit: 'cover', themeColor: '#10182b' } as const

const FONTS = ['/fonts/bricolage-grotesque-core.woff2', '/fonts/figtree-core.woff2'] as const

export const Layout = ({ children }: { readonly children: ReactNode }) => (
  <html lang="en-AU">
    <head>
      {FONTS.map((href) => (
        <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={href} />
      ))}
    </head>
    <body>
      <StyledComponentsRegistry>
        <Zone>{children}</Zone>
      </StyledComponentsRegistry>
    </body>
  </html>
)
