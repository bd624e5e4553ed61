import type { Cobertura } from '@portal/contract/elegibilidade.ts'
import { mesDe } from '@portal/domain/calendario/dataCivil.ts'
import { toValor } from '@portal/domain/dinheiro/dinheiro.ts'
import type { Item } from '@portal/domain/evento/contexto.ts'
import { createContexto } from '@portal/domain/evento/createContexto.ts'
import { decideEvento } from '@portal/domain/evento/criterio/decideEvento.ts'
import { evaluateEvento } from '@portal/domain/evento/criterio/evaluateEvento.ts'
import { isACorrigir } from '@portal/domain/evento/criterio/listContrarios.ts'
import { listErrosPergunta } from '@portal/domain/evento/criterio/perguntaImpossivel.ts'
import type { Motivo } from '@portal/domain/evento/motivo.ts'
import { priceEventos } from '@portal/domain/evento/regra/mesCopart.ts'
import { SEM_PRECO } from '@portal/domain/evento/regra/price.ts'
import type { RegraEvento } from '@portal/domain/evento/regra/regraEvento.ts'
import { tellCopart } from '@portal/domain/evento/regra/tellCopart.ts'
import type { Associado } from '../associado/associado.store.ts'
import type { UsadoMes } from '../associado/copartMes.store.ts'
import type { Plano } from '../associado/plano.store.ts'
import { toCoparticipacao, toLugarNoMes } from '../guia/fatos/precoGuia.ts'
import { getAjudas } from '../regraEvento/ajuda.ts'
import { type Prontuario, toDadosContexto } from '../regraEvento/contexto.ts'
import type { TabelaRegras } from '../regraEvento/regras.ts'

export type Pergunta = {
  hoje: string
  tabela: TabelaRegras
  associado: Associado
  prontuario: Prontuario
  regra: RegraEvento
  item: Item
  unitarioCentavos: number
  usado: UsadoMes
}

/** What the event would come to under one plan, by the very function that will judge the guide. */
export function judgeCobertura(pergunta: Pergunta, plano: Plano | undefined): Cobertura {
  const { hoje, tabela, associado, prontuario, regra, item, unitarioCentavos, usado } = pergunta
  const dados = toDadosContexto(hoje, tabela, associado, plano, prontuario, {
    momento: 'elegibilidade',
    guia: { emergencia: regra.urgencia, recemNato: false, itens: [item], solicitanteInformado: true },
  })
  const contexto = createContexto(dados)
  const errados = listErrosPergunta(item, regra, contexto)
  const motivos = errados.length > 0 ? errados : evaluateEvento(item, contexto)
  const mes = mesDe(hoje)
  const usadoCentavos = plano ? usado(plano.codigoPlano, mes) : 0
  const precificado = {
    unitarioCentavos,
    codigoEvento: regra.codigoEvento,
    quantidade: 1,
    dia: hoje,
    coparticipacao: toCoparticipacao(plano, regra, hoje),
    ...toLugarNoMes(plano, hoje),
    isFeito: false,
    isNegado: false,
  }
  const [preco = SEM_PRECO] = priceEventos([precificado], new Map([[mes, usadoCentavos]]))
  return {
    // What sending would not take as it is, is to be put right first; so is a place that is still to be said.
    decisao: isACorrigir(motivos) ? 'corrigir' : decideEvento(motivos),
    motivos: [...motivos],
    ajuda: getAjudas(motivos),
    possivelEm: findPossivelEm(motivos),
    valor: toValor(preco.valorCentavos),
    ...tellCopart(preco),
  }
}

/**
 * The first day on which no reason with a day stands any more, whether it denies or asks for a justification; none
 * when something denies that no day cures.
 */
export function findPossivelEm(motivos: readonly Motivo[]): string | null {
  const semDia = motivos.some(({ severidade, possivelEm }) => severidade === 'glosa' && !possivelEm)
  if (semDia) return null
  return (
    motivos
      .flatMap(({ possivelEm }) => possivelEm ?? [])
      .toSorted()
      .at(-1) ?? null
  )
}
