import type { RampArm, RampView } from '@site/contracts/ramp-view'
import { Stack, Text } from '@stageside/ui/layout'
import { CardTable } from '../parts/table.tsx'
import { count, ratePercent, shortVersion } from '../parts/words.ts'
import { EvidenceBar } from './evidence-bar.tsx'
import { evidenceShare, evidenceWords, guardWords } from './state-words.ts'

const Arm = ({ arm: { visits, hits, low, high } }: { readonly arm: RampArm }) =>
  visits === 0 ? (
    <>nothing measured yet</>
  ) : (
    <>
      {ratePercent(hits / visits)} of {count(visits)}
      <Text as="span" $small $muted>
        {' '}
        ({ratePercent(low)} to {ratePercent(high)})
      </Text>
    </>
  )

/** What is compared: rates of both sides with bounds that hold at every look, and the evidence that the new version does worse. */
export const GuardsTable = ({ ramp: { guards, plan, version, against, evidence } }: { readonly ramp: RampView }) => {
  const [canary, rest] = [shortVersion(version, [against]), `The others (${shortVersion(against, [version])})`]
  return (
    <Stack $gap={3}>
      <Text>
        All guards together: {evidenceWords(evidence, plan.wrongAlarm)}. At {count(Math.round(1 / plan.wrongAlarm))} the
        version is taken back; one that is no worse gets there in at most {ratePercent(plan.wrongAlarm)} of ramps.
      </Text>
      <EvidenceBar share={evidenceShare(evidence, plan.wrongAlarm)} />
      <CardTable
        columns={['Share of visits with', canary, rest, 'Evidence']}
        rows={guards.map((guard) => ({
          key: guard.name,
          head: guardWords[guard.name],
          cells: [
            <Arm key="canary" arm={guard.canary} />,
            <Arm key="rest" arm={guard.rest} />,
            evidenceWords(guard.evidence, plan.wrongAlarm),
          ],
        }))}
      />
    </Stack>
  )
}
