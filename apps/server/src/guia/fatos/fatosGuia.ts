import { isRadiologia } from '@portal/domain/especialidade/especialidade.tables.ts'
import { tipoGuia } from '@portal/domain/especialidade/tipoGuia.tables.ts'
import type { Item, MomentoAvaliacao } from '@portal/domain/evento/contexto.ts'
import { type Contexto, createContexto } from '@portal/domain/evento/createContexto.ts'
import { evaluateEvento } from '@portal/domain/evento/criterio/evaluateEvento.ts'
import type { Motivo } from '@portal/domain/evento/motivo.ts'
import type { DenticaoEvento } from '@portal/domain/evento/regra/regraEvento.ts'
import { autorizacaoEvento } from '@portal/domain/guia/autorizacaoEvento.tables.ts'
import type { ImagemPresente } from '@portal/domain/imagem/imagemExigida.ts'
import { type Associado, findAssociadoDaGuia } from '../../associado/associado.store.ts'
import { findPlanoDaGuia, type Plano } from '../../associado/plano.store.ts'
import type { Db } from '../../db/client.ts'
import type { LinhaReserva } from '../../prontuario/prontuario.store.ts'
import { loadProntuario, type Prontuario, toDadosContexto } from '../../regraEvento/contexto.ts'
import type { TabelaRegras } from '../../regraEvento/regras.ts'
import type { LinhaTratamento } from '../../tratamento/tratamento.store.ts'
import { type Evento, listEventosGuia } from './evento.store.ts'
import { type Guia, isAuditada } from './guia.store.ts'
import { toPrazoGuia } from './prazoGuia.ts'
import { findRascunho } from './rascunho.store.ts'
import { isDoPaciente } from './recemNato.ts'

type DenticaoManual = DenticaoEvento | undefined

/** All that the rules ask about a guide besides its items: the same for advice, decision and payment. */
export type FatosGuia = {
  hoje: string
  tabela: TabelaRegras
  guia: Guia
  associado: Associado
  /** The plan that the guide is charged to. */
  plano: Plano | undefined
  /**
   * Without this very guide, which is judged against the rest, and without what its main guide still has to do, which
   * is in `itensPrincipal`.
   */
  prontuario: Prontuario
  /** Place of this guide's events in the patient's record, by order of inclusion; what keeps no place has none. */
  ordens: ReadonlyMap<number, number>
  /** When each of them got into the record, whether it keeps its place there or not. */
  entradas: ReadonlyMap<number, number>
  itensPrincipal: Item[]
  denticaoManual: DenticaoManual
}

export async function loadFatosGuia(
  db: Db,
  tabela: TabelaRegras,
  guia: Guia,
  hoje: string,
): Promise<FatosGuia> {
  const { codigoCredenciado, codigoAssociado, numeroFicha, numeroFichaPrincipal } = guia
  const [associado, prontuario, principais, rascunho] = await Promise.all([
    findAssociadoDaGuia(db, guia),
    loadProntuario(db, codigoAssociado, codigoCredenciado, hoje, guia.recemNato, numeroFicha),
    numeroFichaPrincipal === null ? [] : listEventosGuia(db, codigoCredenciado, numeroFichaPrincipal),
    findRascunho(db, codigoCredenciado, numeroFicha),
  ])
  const { planos, historico, reservas, vencidas } = prontuario
  const semEsta = (linhas: LinhaReserva[]): LinhaReserva[] =>
    linhas.filter((linha) => linha.numeroFicha === null || !daGuia.includes(linha.numeroFicha))
  const daGuia = [numeroFicha, numeroFichaPrincipal]
  const ordensDe = (ficha: number | null, feitos = historico): ReadonlyMap<number, number> =>
    new Map(
      [...feitos, ...reservas, ...vencidas]
        .filter((linha) => linha.numeroFicha === ficha)
        .flatMap(({ sequencialInclusao, ordem }) =>
          sequencialInclusao === null ? [] : [[sequencialInclusao, ordem]],
        ),
    )
  const deslocam = historico.filter(({ desloca }) => desloca)
  const ordensPrincipal = ordensDe(numeroFichaPrincipal, deslocam)
  return {
    hoje,
    tabela,
    guia,
    associado,
    plano: findPlanoDaGuia(planos, guia, prontuario.contrato.rede),
    prontuario: {
      ...prontuario,
      historico: historico.filter((linha) => linha.numeroFicha !== numeroFicha && isDoPaciente(linha, guia)),
      reservas: semEsta(reservas),
      vencidas: semEsta(vencidas),
      tratamentos: withoutGuia(prontuario.tratamentos, guia),
    },
    ordens: ordensDe(numeroFicha, deslocam),
    entradas: ordensDe(numeroFicha),
    itensPrincipal: principais
      .filter(({ autorizacao, naoRealizado }) => autorizacao !== autorizacaoEvento.negado && !naoRealizado)
      .map((evento) => ({ ...toLinha(evento), ordem: ordensPrincipal.get(evento.sequencialInclusao) })),
    denticaoManual: rascunho?.conteudo.denticaoManual,
  }
}

/** The treatments that the guide is judged against: its own where it is of one, which what it began itself is not. */
const withoutGuia = (tratamentos: readonly LinhaTratamento[], guia: Guia): readonly LinhaTratamento[] =>
  tratamentos
    .filter(({ numeroFichaInicial }) => numeroFichaInicial !== guia.numeroFicha)
    .filter(
      ({ numeroTratamento }) =>
        guia.codigoTipoAtendimento === tipoGuia.ortoInicial ||
        guia.numeroTratamento === null ||
        guia.numeroTratamento === numeroTratamento,
    )
    .map((tratamento) => ({
      ...tratamento,
      manutencoes: tratamento.manutencoes.filter(({ numeroFicha }) => numeroFicha !== guia.numeroFicha),
    }))

/** The facts for an event that comes after all that was authorised so far. */
export function withoutOrdem(fatos: FatosGuia, { sequencialInclusao }: Evento): FatosGuia {
  const ordens = new Map(fatos.ordens)
  ordens.delete(sequencialInclusao)
  return { ...fatos, ordens }
}

/** A stored event as a line beside which others are judged. */
const toLinha = (evento: Evento): Item => ({
  sequencial: evento.sequencialInclusao,
  codigoEvento: evento.codigoEvento,
  dente: evento.dente ?? undefined,
  regiao: evento.regiao ?? undefined,
  faces: evento.faces ?? undefined,
  quantidade: evento.quantidade,
  data: evento.dataRealizacao ?? undefined,
})

/** A stored event as the engine's item, which is judged itself. */
export const toItem = (evento: Evento): Item => ({
  ...toLinha(evento),
  dataAutorizacao: evento.dataAutorizacao ?? undefined,
  // What keeps no place comes after all that was authorised, should it ever count.
  tardio: evento.tardioEm !== null || !evento.desloca,
})

/** What is judged, and when in the guide's life. */
export type Julgamento = {
  momento: MomentoAvaliacao
  itens: readonly Item[]
  imagens: readonly ImagemPresente[]
  justificativa: string | null | undefined
}

export function createContextoGuia(fatos: FatosGuia, julgamento: Julgamento): Contexto {
  const { hoje, tabela, associado, plano, prontuario, guia, ordens, itensPrincipal, denticaoManual } = fatos
  const { momento, imagens, justificativa } = julgamento
  const itens = julgamento.itens.map((item) => ({ ...item, ordem: ordens.get(item.sequencial) }))
  const dados = toDadosContexto(hoje, tabela, associado, plano, prontuario, {
    momento,
    guia: {
      codigoEspecialidade: guia.codigoEspecialidade,
      codigoTipoAtendimento: guia.codigoTipoAtendimento,
      ...toPrazoGuia(guia, prontuario.contrato.rede, tabela),
      recemNato: guia.recemNato,
      itens,
      itensPrincipal,
      solicitanteInformado: isSolicitanteInformado(guia),
      auditada: isAuditada(guia),
      examesAprovados: guia.examesAprovados ?? undefined,
    },
    // What an appeal brings is judged there, and asked for by no rule.
    imagens: imagens.flatMap(({ momento: quando, dente, eventos, laudo }) =>
      quando === 'recurso'
        ? []
        : [{ momento: quando, dente: dente ?? undefined, eventos: eventos ?? undefined, laudo }],
    ),
    justificativa: justificativa ?? undefined,
  })
  return createContexto({ ...dados, associado: { ...dados.associado, denticaoManual } })
}

/** Only a radiology guide has a requester other than the provider (Spec §5.9). */
const isSolicitanteInformado = ({ codigoEspecialidade, nomeSolicitante }: Guia): boolean =>
  !isRadiologia(codigoEspecialidade) || nomeSolicitante !== null

export type Julgado = { item: Item; motivos: readonly Motivo[] }

/** The reasons against each item, in the order given. */
export const evaluateItens = (contexto: Contexto): Julgado[] =>
  contexto.guia.itens.map((item) => ({ item, motivos: evaluateEvento(item, contexto) }))
