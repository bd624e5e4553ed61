import type { ContextoGuia } from '@portal/contract/contextoGuia.ts'
import { ageAt } from '@portal/domain/calendario/dataCivil.ts'
import { findDente } from '@portal/domain/dente/dente.tables.ts'
import { listDentesOfertados } from '@portal/domain/evento/dentesOfertados.ts'
import { type Dispatch, useCallback, useMemo } from 'react'
import { lugares } from '../../guia/acao/lugares.ts'
import type { RegrasDaGuia } from '../../guia/regrasDaGuia.ts'
import { historicoToMarcas } from '../../guia/toMarcas.ts'
import { type DenticaoVista, toDenticaoDaGuia } from '../../odontograma/estado/denticao.ts'
import { Odontograma } from '../../odontograma/Odontograma.tsx'
import type { Avaliacao } from '../avaliacao/evaluateRascunho.ts'
import type { Edicao } from '../estado/edicao.ts'
import type { AcaoRascunho } from '../estado/rascunhoReducer.ts'
import { describeAusente } from './describeAusente.ts'
import type { Oferta } from './listCandidatos.ts'
import { toDesenho } from './marcasRascunho.ts'
import type { useInclusao } from './useInclusao.ts'
import type { usePassos } from './usePassos.ts'

type OdontogramaRascunhoProps = {
  edicao: Edicao
  regras: RegrasDaGuia
  avaliacao: Avaliacao
  inclusao: ReturnType<typeof useInclusao>
  oferta: Oferta
  passos: Pick<ReturnType<typeof usePassos>, 'undo' | 'redo'>
  dispatch: Dispatch<AcaoRascunho>
}

function toDenticao(
  { associado, guia, hoje }: ContextoGuia,
  manual: Edicao['denticaoManual'],
): DenticaoVista {
  return manual ?? toDenticaoDaGuia(guia, ageAt(associado.nascimento, hoje))
}

/** The chart of the draft: history, what is planned, the advices, and what the event in hand takes. */
export function OdontogramaRascunho({
  edicao,
  regras,
  avaliacao,
  inclusao,
  oferta,
  passos,
  dispatch,
}: OdontogramaRascunhoProps) {
  const { contexto, find } = regras
  const { itens, denticaoManual } = edicao
  const { regra, escolha, confirm, clear, odontograma } = inclusao
  const dentesPermitidos = useMemo(
    () => (regra?.local === 'dente' ? listDentesOfertados(regra, { ...contexto, regras: find }) : undefined),
    [regra, contexto, find],
  )
  const historico = useMemo(() => historicoToMarcas(contexto, find), [contexto, find])
  const { marcas, avisos } = useMemo(() => toDesenho(itens, find, avaliacao), [itens, find, avaliacao])
  const todas = useMemo(() => [...historico, ...marcas], [historico, marcas])
  const explainDente = useCallback((dente: string) => describeAusente(dente, oferta), [oferta])
  return (
    <div id={lugares.odontograma} ref={odontograma}>
      <Odontograma
        avisos={avisos}
        dentesPermitidos={dentesPermitidos}
        denticao={toDenticao(contexto, denticaoManual)}
        escolha={escolha}
        explainDente={explainDente}
        facesPermitidas={regra && regra.facesMaximo > 0 ? regra.facesPermitidas : undefined}
        marcas={todas}
        onBuscarEvento={confirm}
        onDenticaoChange={(denticao) =>
          dispatch({ tipo: 'editar', mudar: (before) => ({ ...before, denticaoManual: denticao }) })
        }
        onDesfazer={passos.undo}
        onRefazer={passos.redo}
        onRemover={clear}
        regioesPermitidas={regra?.local === 'regiao' ? regra.regioes : undefined}
        supranumerarios={regra?.dentes.some((dente) => findDente(dente)?.supranumerario) ?? false}
      />
    </div>
  )
}
