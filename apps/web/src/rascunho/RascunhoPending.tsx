import { GuiaLayout } from '../guia/GuiaLayout.tsx'
import { Skeleton } from '../ui/feedback/Skeleton.tsx'
import { InclusaoCard } from './inclusao/InclusaoCard.tsx'

/** The form of an open guide while its rules and its code are on their way: in its place, with its words. */
export const RascunhoPending = () => (
  <GuiaLayout>
    <InclusaoCard>
      <Skeleton label="Abrindo o rascunho" lines={8} />
    </InclusaoCard>
  </GuiaLayout>
)
