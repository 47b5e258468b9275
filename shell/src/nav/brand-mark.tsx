import { site } from '@site/contracts/site'
import { color, font, space } from '@stageside/ui/tokens'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'

const Home = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  min-height: 2.75rem;
  color: ${color.nightText};
  font: 800 min(1.375rem, 7vw) / 1 ${font.head};
  letter-spacing: -0.03em;
  text-decoration: none;
  &:hover {
    color: ${color.nightText};
    text-decoration: underline;
  }
`

/** A door, and the few steps to it. */
export const BrandMark = () => (
  <Home to="/" aria-label={`${site.brand} home`}>
    <svg width="30" height="30" viewBox="0 0 30 30" aria-hidden="true">
      <path d="M4 27V12a8 8 0 0 1 16 0v15z" fill="#ffd9a0" />
      <path d="M9 27V13a3 3 0 0 1 6 0v14z" fill="#10182b" />
      <g fill="#f0835f">
        <rect x="22" y="24.5" width="6" height="2.5" rx="1.25" />
        <rect x="22" y="18.5" width="4" height="2.5" rx="1.25" />
        <rect x="22" y="12.5" width="2.5" height="2.5" rx="1.25" />
      </g>
    </svg>
    {site.brand}
  </Home>
)
