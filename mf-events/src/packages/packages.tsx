import type { PackageOffer } from '@site/contracts/package-offer'
import { useHost } from '@stageside/kit'
import { Badge } from '@stageside/ui/badge'
import { Button } from '@stageside/ui/button'
import { PlainList, Section, Stack, Text, Wrap } from '@stageside/ui/layout'
import { onDemand } from '@stageside/ui/on-demand'
import { color, font, media, radius, space } from '@stageside/ui/tokens'
import { useState } from 'react'
import { styled } from 'styled-components'
import { money } from '../payment/money.ts'
import { HeroImage } from './hero-image.tsx'
import { offers } from './offers.ts'

const Paper = styled.article`
  --punch: 0.5rem;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  /* Body and stub are rows of the list, so that tickets beside each other are perforated on one line. */
  grid-template-rows: subgrid;
  grid-row: span 2;
  filter: drop-shadow(0 1px 1px rgb(27 26 23 / 12%)) drop-shadow(0 8px 18px rgb(27 26 23 / 9%));
`
const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: 11rem 1fr;
  background: ${color.card};
  border-radius: ${radius.ticket} ${radius.ticket} 0 0;
  overflow: hidden;
  mask:
    radial-gradient(circle at 0 100%, #0000 var(--punch), #000 calc(var(--punch) + 0.5px)) left / 51% 100% no-repeat,
    radial-gradient(circle at 100% 100%, #0000 var(--punch), #000 calc(var(--punch) + 0.5px)) right / 51% 100% no-repeat;
`
const Stub = styled.div<{ $torn: boolean }>`
  display: grid;
  gap: ${space(3)};
  padding: ${space(4)} min(${space(5)}, 6vw) ${space(5)};
  background: ${color.card};
  border-top: 2px dashed ${color.line};
  border-radius: 0 0 ${radius.ticket} ${radius.ticket};
  mask:
    radial-gradient(circle at 0 0, #0000 var(--punch), #000 calc(var(--punch) + 0.5px)) left / 51% 100% no-repeat,
    radial-gradient(circle at 100% 0, #0000 var(--punch), #000 calc(var(--punch) + 0.5px)) right / 51% 100% no-repeat;
  transition: transform 260ms cubic-bezier(0.3, 0, 0.1, 1);
  transform-origin: 0 0;
  transform: ${({ $torn }) => ($torn ? 'translateY(0.75rem) rotate(2.5deg)' : 'none')};
  ${media.calm} {
    transform: none;
  }
`
const Words = styled.div`
  padding: ${space(4)} min(${space(5)}, 6vw);
`
const Where = styled.p`
  font-size: 0.9375rem;
  font-weight: 650;
`
const Muted = styled.p`
  font-size: 0.9375rem;
  color: ${color.muted};
`
const Perks = styled.ul`
  padding-left: 1.1em;
  font-size: 0.9375rem;
`
const Price = styled.p`
  font-variant-numeric: tabular-nums;
  font-size: 0.9375rem;
  b {
    display: block;
    font-family: ${font.head};
    font-size: 1.5rem;
    font-weight: 800;
    line-height: 1.1;
  }
`

interface PackageTicketProps {
  readonly offer: PackageOffer
  /** Its stub is torn while its dialog is open. */
  readonly torn: boolean
  readonly onIntent: () => void
  readonly onOpen: () => void
}

const PackageTicket = ({ offer, torn, onIntent, onOpen }: PackageTicketProps) => (
  <Paper onPointerEnter={onIntent} onFocus={onIntent}>
    <Body>
      <HeroImage offer={offer} ratio={1.6} />
      <Words>
        <Stack $gap={2}>
          <p>
            <Badge>Sample</Badge>
          </p>
          <h3>{offer.title}</h3>
          <Where>
            {offer.location} · {offer.duration}
          </Where>
          <Muted>{offer.description}</Muted>
          <Perks>
            {offer.perks.map((perk) => (
              <li key={perk}>{perk}</li>
            ))}
          </Perks>
        </Stack>
      </Words>
    </Body>
    <Stub $torn={torn}>
      <Muted>{offer.eventDates}</Muted>
      <Price>
        <b>{money(offer.basePrice, offer.currency)}</b> for two guests
      </Price>
      <Button onClick={onOpen} $tone="outline" aria-haspopup="dialog" aria-label={`View package: ${offer.title}`}>
        View package
      </Button>
    </Stub>
  </Paper>
)

const loadDialog = () => import('./package-dialog.tsx')
const PackageDialog = onDemand(async () => (await loadDialog()).PackageDialog)

const Tickets = styled(PlainList)`
  gap: ${space(5)};
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: subgrid;
    grid-row: span 2;
    row-gap: 0;
  }
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media (min-width: 76em) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`

/** Four curated packages, each opening its dialog. The dialog's code comes with the first intent to open one. */
export const Packages = () => {
  const [chosen, setChosen] = useState<{ offer: PackageOffer; time: number } | null>(null)
  const [open, setOpen] = useState(false)
  const { report } = useHost()
  const prepare = () => void loadDialog().catch((error: unknown) => report(error, { part: 'package-dialog' }))
  return (
    <Section id="packages" $below="60rem" aria-labelledby="packages-title">
      <Wrap>
        <Stack $gap={6}>
          <Stack $gap={2}>
            <h2 id="packages-title">Packages with the ticket in them</h2>
            <Text $lead $muted>
              Room, pass and the way between. These four are samples: hotels and prices are made up and nothing is
              charged.
            </Text>
          </Stack>
          <Tickets>
            {offers.map((offer) => (
              <li key={offer.id}>
                <PackageTicket
                  offer={offer}
                  torn={open && chosen?.offer.id === offer.id}
                  onIntent={prepare}
                  onOpen={() => {
                    setChosen((before) => ({ offer, time: (before?.time ?? 0) + 1 }))
                    setOpen(true)
                  }}
                />
              </li>
            ))}
          </Tickets>
        </Stack>
      </Wrap>
      {chosen === null ? null : (
        <PackageDialog key={chosen.time} offer={chosen.offer} open={open} onClose={() => setOpen(false)} />
      )}
    </Section>
  )
}
