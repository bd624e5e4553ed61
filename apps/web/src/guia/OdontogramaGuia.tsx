import type { GuiaDetalhada } from '@portal/contract/guia.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { type DenticaoVista, toDenticaoPelaIdade } from '../odontograma/estado/denticao.ts'
import { createEscolha } from '../odontograma/estado/escolha.ts'
import type { AvisoDente } from '../odontograma/marca/marcaDente.ts'
import { Odontograma } from '../odontograma/Odontograma.tsx'
import { contextoQuery } from './guia.queries.ts'
import { createRegrasDaGuia } from './regrasDaGuia.ts'
import { eventosToMarcas, historicoToMarcas } from './toMarcas.ts'

const nada = () => undefined
const SEM_AVISO: readonly AvisoDente[] = []

/** The chart of a sent guide: what was decided, done and denied, over what was there before. */
export function OdontogramaGuia({ guia }: { guia: GuiaDetalhada }) {
  const { data: contexto } = useSuspenseQuery(contextoQuery(guia.numeroFicha))
  const [escolha] = useState(createEscolha)
  const [denticao, setDenticao] = useState<DenticaoVista>(() => toDenticaoPelaIdade(guia.associado.idade))
  const { eventos } = guia
  const marcas = useMemo(() => {
    const { find } = createRegrasDaGuia(contexto)
    return [...historicoToMarcas(contexto, find), ...eventosToMarcas(eventos, find)]
  }, [contexto, eventos])
  return (
    <Odontograma
      avisos={SEM_AVISO}
      denticao={denticao}
      escolha={escolha}
      marcas={marcas}
      onBuscarEvento={nada}
      onDenticaoChange={setDenticao}
      onRemover={nada}
      readOnly
    />
  )
}
