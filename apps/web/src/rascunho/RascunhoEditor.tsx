import type { GuiaDetalhada } from '@portal/contract/guia.ts'
import { Skeleton } from '../ui/feedback/Skeleton.tsx'
import { Card } from '../ui/layout/Card.tsx'
import { RascunhoForm } from './RascunhoForm.tsx'
import { usePartida } from './usePartida.ts'

/** The form of an open guide (statuses 8 and 16), once the copy in this browser was looked at. */
export function RascunhoEditor({ guia }: { guia: GuiaDetalhada }) {
  const abertura = usePartida(guia)
  if (abertura) return <RascunhoForm abertura={abertura} guia={guia} />
  return (
    <Card>
      <Skeleton label="Abrindo o rascunho" lines={8} />
    </Card>
  )
}
