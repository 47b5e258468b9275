import { useEffect, type ReactNode } from 'react'
import { useFixtureSelect } from 'react-cosmos/client'
import { MemoryRouter } from 'react-router-dom'
import { GlobalStyle } from './src/global-style.tsx'
import { space } from './src/tokens.ts'

const CONTRASTS = ['standard', 'more'] as const
const TEXT_SIZES = ['100%', '200%'] as const

/** What the host gives every page: colours, type, a router; beside each story two choices of the visitor, contrast and text size. */
const Decorator = ({ children }: { readonly children: ReactNode }) => {
  const [contrast] = useFixtureSelect('contrast', { options: [...CONTRASTS] })
  const [textSize] = useFixtureSelect('text size', { options: [...TEXT_SIZES] })
  useEffect(() => {
    document.documentElement.dataset['contrast'] = contrast
  }, [contrast])
  useEffect(() => {
    document.documentElement.style.fontSize = textSize
  }, [textSize])
  return (
    <MemoryRouter>
      <GlobalStyle />
      <main style={{ padding: `${space(6)} min(${space(5)}, 6.25vw)` }}>{children}</main>
    </MemoryRouter>
  )
}

export default Decorator
