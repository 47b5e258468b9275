import { site } from '@site/contracts/site'
import { color, space } from '@site/ui/tokens'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { mailto } from '../parts/partner-mail.tsx'

const Sheet = styled.aside`
  display: grid;
  gap: ${space(4)};
  align-self: start;
  padding: ${space(6)};
  background: ${color.card};
  border-top: 0.5rem solid ${color.court};
  border-bottom: 2px dashed ${color.line};
  box-shadow: 0 8px 24px rgb(27 26 23 / 8%);
  dl {
    display: grid;
    gap: ${space(4)};
  }
  dt {
    font-size: 0.875rem;
    color: ${color.muted};
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
  address {
    font-style: normal;
  }
`

/** Who the company is and where it can be reached. */
export const Particulars = ({ title }: { title: string }) => (
  <Sheet aria-labelledby="particulars">
    <h2 id="particulars">{title}</h2>
    <dl>
      <div>
        <dt>Company</dt>
        <dd>{site.company.legalName}</dd>
        <dd>{site.company.businessNumber}</dd>
      </div>
      <div>
        <dt>Office</dt>
        <dd>
          <address>
            {site.company.address.map((line) => (
              <div key={line}>{line}</div>
            ))}
          </address>
        </dd>
      </div>
      <div>
        <dt>Travellers</dt>
        <dd>
          <a href={mailto(site.supportEmail)}>{site.supportEmail}</a>
        </dd>
      </div>
      <div>
        <dt>Partners</dt>
        <dd>
          <a href={mailto(site.partnershipsEmail)}>{site.partnershipsEmail}</a>
        </dd>
      </div>
    </dl>
    <p>
      Or use the form on the <Link to="/contact">contact page</Link>.
    </p>
  </Sheet>
)
