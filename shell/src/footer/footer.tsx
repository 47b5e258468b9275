import { footerColumns, type FooterColumn } from '@site/contracts/frame'
import { paymentLabels } from '@site/contracts/payment'
import { site } from '@site/contracts/site'
import { Wrap } from '@stageside/ui/layout'
import { color, media, safe, space } from '@stageside/ui/tokens'
import { NavLink } from 'react-router-dom'
import { styled } from 'styled-components'
import { useFrame } from '../composition/use-frame.ts'
import { ContrastSwitch } from './contrast-switch.tsx'
import { copyrightYears } from './copyright-years.ts'

const Foot = styled.footer`
  margin-top: ${space(16)};
  padding-block: ${space(12)} max(${space(8)}, ${safe.bottom});
  background: ${color.night};
  color: ${color.nightText};
`
const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr));
  gap: ${space(8)} ${space(6)};
  ${media.tablet} {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 10rem), 1fr));
  }
`
const Heading = styled.h2`
  margin-bottom: ${space(3)};
  font-size: 0.8125rem;
  letter-spacing: 0.08em;
  text-transform: uppercase;
  color: ${color.nightMuted};
`
const Links = styled.ul`
  display: grid;
  gap: ${space(1)};
  list-style: none;
`
const FooterLink = styled(NavLink)`
  display: inline-block;
  padding-block: ${space(1)};
  ${media.touch} {
    padding-block: ${space(2.5)};
  }
  color: ${color.nightText};
  text-decoration: none;
  &:hover {
    color: ${color.nightText};
    text-decoration: underline;
  }
`
const Base = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(4)} ${space(8)};
  margin-top: ${space(10)};
  padding-top: ${space(6)};
  border-top: 1px solid ${color.nightLine};
  color: ${color.nightMuted};
  font-size: 0.875rem;
`
const Payments = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  list-style: none;
  li {
    padding: 0 ${space(2)};
    border: 1px solid ${color.nightLine};
    border-radius: 2px;
    font-weight: 650;
    line-height: 1.7;
  }
`

const years = copyrightYears(site.copyrightYear, new Date().getFullYear())

const headings: Readonly<Record<FooterColumn, string>> = {
  company: 'Company',
  legal: 'Legal',
  support: 'Support',
  business: 'Business',
}

/** One column of links; none where nothing is contributed to it. */
const Column = ({ column }: { column: FooterColumn }) => {
  const links = useFrame().footer.filter((link) => link.column === column)
  return links.length === 0 ? null : (
    <div>
      <Heading>{headings[column]}</Heading>
      <Links role="list">
        {links.map(({ to, label }) => (
          <li key={to}>
            <FooterLink to={to} end>
              {label}
            </FooterLink>
          </li>
        ))}
      </Links>
    </div>
  )
}

export const Footer = () => (
  <Foot data-surface="night" data-screen-only>
    <Wrap>
      <nav aria-label="Footer">
        <Columns>
          {footerColumns.map((column) => (
            <Column key={column} column={column} />
          ))}
        </Columns>
      </nav>
      <Base>
        {/* The page keeps the year it was published in: an older one is no fault of hydration. */}
        <p suppressHydrationWarning>
          © {years} {site.company.legalName} · {site.company.businessNumber}
        </p>
        <Payments role="list" aria-label="Payment methods">
          {paymentLabels.map((label) => (
            <li key={label}>{label}</li>
          ))}
        </Payments>
        <ContrastSwitch />
      </Base>
    </Wrap>
  </Foot>
)
