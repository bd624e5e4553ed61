import type { GuiaDetalhada } from '@portal/contract/guia.ts'
import { decideLeitura } from '@portal/domain/guia/leituraPaciente.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { type DenticaoVista, toDenticaoDaGuia } from '../odontograma/estado/denticao.ts'
import { findLugar, getGrade } from '../odontograma/estado/grade.ts'
import { palavrasDaGuia } from '../odontograma/estado/odontogramaProps.ts'
import type { AvisoDente } from '../odontograma/marca/marcaDente.ts'
import { Odontograma } from '../odontograma/Odontograma.tsx'
import { listEscritos } from './escritos.ts'
import { toEstadoGuia } from './estado/toEstadoGuia.ts'
import { contextoQuery } from './guia.queries.ts'
import { listDentes, listLugares, openEscolha } from './openEscolha.ts'
import { createRegrasDaGuia } from './regrasDaGuia.ts'
import { eventosToMarcas, historicoToMarcas, itensToMarcas } from './toMarcas.ts'

/** Of a guide without a place on the teeth: none of them is told as its own (Interface B3). */
const semLugar = {
  ...palavrasDaGuia,
  inicio: 'Nenhum evento desta guia fica num dente. Escolha um dente para ver o que ele tem.',
}

/** Of a guide that is over the work of others is not told (Operadora §7): what is not drawn is not said to be absent. */
const encerrada = {
  vazio: 'Nada deste consultório aqui.',
  alcance: 'De uma guia encerrada não se mostra o que outros fizeram, nem os dentes ausentes.',
}

const nada = () => undefined
const SEM_AVISO: readonly AvisoDente[] = []

/** The dentition of the patient's age, or both where the guide has a tooth of the other one. */
function toDenticao(guia: GuiaDetalhada): DenticaoVista {
  const pelaIdade = toDenticaoDaGuia(guia, guia.associado.idade)
  const grade = getGrade(pelaIdade, false)
  return listDentes(listLugares(guia)).every((dente) => findLugar(grade, dente)) ? pelaIdade : 'mista'
}

/** The chart of a sent guide, at what waits in it: what was decided, done and denied, over what was there before. */
export function OdontogramaGuia({ guia }: { guia: GuiaDetalhada }) {
  const { data: contexto } = useSuspenseQuery(contextoQuery(guia.numeroFicha))
  const [{ escolha, regioes, isSemLugar }] = useState(() => openEscolha(guia))
  const isEncerrada = !decideLeitura(toEstadoGuia(guia).statusFicha, true).alheios
  const [denticao, setDenticao] = useState(() => toDenticao(guia))
  const marcas = useMemo(() => {
    const { find } = createRegrasDaGuia(contexto)
    return [
      ...historicoToMarcas(contexto, find),
      ...eventosToMarcas(guia, find),
      ...itensToMarcas(listEscritos(guia), find),
    ]
  }, [contexto, guia])
  return (
    <Odontograma
      avisos={SEM_AVISO}
      denticao={denticao}
      escolha={escolha}
      marcas={marcas}
      onBuscarEvento={nada}
      onDenticaoChange={setDenticao}
      onRemover={nada}
      palavras={{ ...(isSemLugar ? semLugar : palavrasDaGuia), ...(isEncerrada && encerrada) }}
      readOnly
      regioesPermitidas={regioes}
    />
  )
}
