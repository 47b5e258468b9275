import type { PackageOffer } from '@site/contracts/package-offer'
import { useHost } from '@site/kit'
import { PlainList, Section, Stack, Text, Wrap } from '@site/ui/layout'
import { onDemand } from '@site/ui/on-demand'
import { media, space } from '@site/ui/tokens'
import { useState } from 'react'
import { styled } from 'styled-components'
import { offers } from './offers.ts'
import { PackageTicket } from './package-ticket.tsx'

const loadDialog = () => import('./package-dialog.tsx')
const PackageDialog = onDemand(async () => (await loadDialog()).PackageDialog)

const Tickets = styled(PlainList)`
  gap: ${space(5)};
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
