import { Row, Section, Stack, Text, Wrap } from '@stageside/ui/layout'
import { space } from '@stageside/ui/tokens'
import { useEffect, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${space(4)} ${space(8)};
  & > * {
    min-width: 0;
  }
`
const Title = styled.h1`
  overflow-wrap: anywhere;
`
const Up = styled(Link)`
  justify-self: start;
  padding-block: ${space(1)};
  font-size: 0.9375rem;
`

interface PageProps {
  readonly title: ReactNode
  /** The title in the browser's tab; the title itself where that is a text. */
  readonly name?: string
  /** The page above this one. */
  readonly up?: { readonly to: string; readonly label: string }
  readonly intro?: ReactNode
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** Heading, what the page is for, its actions, its content. */
export const Page = ({ title, name, up, intro, actions, children }: PageProps) => {
  const tab = name ?? (typeof title === 'string' ? title : '')
  useEffect(() => {
    document.title = `${tab} · Release console`
  }, [tab])
  return (
    <Section $tight>
      <Wrap>
        <Stack $gap={8}>
          <Head>
            <Stack $gap={2}>
              {up === undefined ? null : <Up to={up.to}>← {up.label}</Up>}
              <Title tabIndex={-1}>{title}</Title>
              {intro === undefined ? null : (
                <Text as="div" $muted>
                  {intro}
                </Text>
              )}
            </Stack>
            {actions === undefined ? null : <Row>{actions}</Row>}
          </Head>
          {children}
        </Stack>
      </Wrap>
    </Section>
  )
}
