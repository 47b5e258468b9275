import { Stack } from '@stageside/ui/layout'
import { PageScaffold } from '@stageside/ui/page-scaffold'
import { color, font, media, space } from '@stageside/ui/tokens'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Blocks, Gist, LastUpdated, SectionTitle, type Policy, type PolicySection } from './policy.tsx'
import { TableOfContents } from './table-of-contents.tsx'

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(6)};
  ${media.desktop} {
    grid-template-columns: 15rem minmax(0, 1fr);
    gap: ${space(14)};
  }
`
const Clause = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  padding-block: ${space(8)};
  border-top: 2px dashed ${color.line};
  &:first-of-type {
    border-top: 0;
    padding-top: 0;
  }
  ${media.tablet} {
    grid-template-columns: 4rem minmax(0, 1fr);
  }
  ${media.print} {
    padding-block: ${space(3)};
    h2 {
      break-after: avoid;
    }
  }
`
const Number = styled.p`
  font: 700 1.25rem/1.4 ${font.head};
  font-variant-numeric: tabular-nums;
  color: ${color.signal};
  ${media.tablet} {
    font-size: 1.953rem;
    line-height: 1.15;
  }
`

const ShownSection = ({ section, number, extra }: { section: PolicySection; number: number; extra: ReactNode }) => (
  <Clause id={section.id} aria-labelledby={`${section.id}-title`}>
    <Number aria-hidden="true">{number}</Number>
    <Stack $gap={4}>
      <SectionTitle section={section} />
      <Blocks blocks={section.blocks} />
      {extra}
    </Stack>
  </Clause>
)

interface PolicyPageProps {
  readonly policy: Policy
  /** Interactive parts of a section, by its id: a button, a choice. */
  readonly extras?: Readonly<Record<string, ReactNode>>
}

export const PolicyPage = ({ policy, extras = {} }: PolicyPageProps) => (
  <PageScaffold title={policy.title} intro={policy.intro} kicker={<LastUpdated />}>
    <Gist points={policy.gist} />
    <Columns>
      <TableOfContents sections={policy.sections} />
      <div>
        {policy.sections.map((section, index) => (
          <ShownSection key={section.id} section={section} number={index + 1} extra={extras[section.id]} />
        ))}
      </div>
    </Columns>
  </PageScaffold>
)
