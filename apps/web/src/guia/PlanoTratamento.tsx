import type { GuiaDetalhada } from '@portal/contract/guia.ts'
import { lazy, Suspense, useState } from 'react'
import { importPage } from '../carregamento/importPage.ts'
import { Dobra } from '../ui/layout/Dobra.tsx'

const load = importPage(() => import('./PlanoLido.tsx'))
const PlanoLido = lazy(async () => ({ default: (await load()).PlanoLido }))

/**
 * The patient's plan of treatment beside the guide being worked on. Its code and its reading come when it is unfolded: few
 * guides need it, and each reading of a patient leaves its row in the trail.
 */
export function PlanoTratamento({ guia }: { guia: GuiaDetalhada }) {
  const [isLido, setLido] = useState(false)
  return (
    <Dobra
      onOpen={() => setLido(true)}
      resumo="Guias em andamento e o que já foi feito"
      title="Plano de tratamento do paciente"
    >
      {isLido && (
        <Suspense fallback={<p>Carregando o plano de tratamento</p>}>
          <PlanoLido guia={guia} />
        </Suspense>
      )}
    </Dobra>
  )
}
