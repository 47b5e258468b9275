import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { Section, Stack, Text, Wrap } from './layout.tsx'
import { color, media, space } from './tokens.ts'

const Crumbs = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  align-items: baseline;
  list-style: none;
  font-size: 0.9375rem;
  color: ${color.muted};
  /* The last crumb is a title, with whatever word it holds. */
  li {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  li + li::before {
    content: '/';
    margin-right: ${space(2)};
    color: ${color.line};
  }
  a {
    color: inherit;
    ${media.touch} {
      display: inline-block;
      padding-block: ${space(3)};
    }
  }
`

const Back = styled(Link)`
  font-size: 0.9375rem;
  ${media.touch} {
    padding-block: ${space(3)};
  }
`

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space(2)} ${space(6)};
  & > * {
    min-width: 0;
  }
`

export interface PageScaffoldProps {
  readonly title: ReactNode
  /** Last crumb; the title when left out. */
  readonly crumb?: string
  readonly intro?: ReactNode
  /** Shown above the title: a badge, a date. */
  readonly kicker?: ReactNode
  readonly narrow?: boolean
  readonly children: ReactNode
}

/** Breadcrumb, back link, the page's only `h1` and its content. The `h1` takes focus after a route change. */
export const PageScaffold = ({ title, crumb, intro, kicker, narrow = false, children }: PageScaffoldProps) => (
  <Section $tight>
    <Wrap $narrow={narrow}>
      <Stack $gap={8}>
        <Top data-screen-only>
          <nav aria-label="Breadcrumb">
            <Crumbs>
              <li>
                <Link to="/">Home</Link>
              </li>
              <li aria-current="page">{crumb ?? title}</li>
            </Crumbs>
          </nav>
          <Back to="/">Back to Homepage</Back>
        </Top>
        <Stack $gap={3}>
          {kicker}
          <h1 tabIndex={-1}>{title}</h1>
          {intro === undefined ? null : typeof intro === 'string' ? (
            <Text $lead $muted>
              {intro}
            </Text>
          ) : (
            intro
          )}
        </Stack>
        {children}
      </Stack>
    </Wrap>
  </Section>
)
