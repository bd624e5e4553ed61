import { isRadiologia } from '@portal/domain/especialidade/especialidade.tables.ts'
import type { Item, MomentoAvaliacao } from '@portal/domain/evento/contexto.ts'
import { type Contexto, createContexto } from '@portal/domain/evento/createContexto.ts'
import { evaluateEvento } from '@portal/domain/evento/evaluateEvento.ts'
import type { Motivo } from '@portal/domain/evento/motivo.ts'
import type { Preco } from '@portal/domain/evento/price.ts'
import { autorizacaoEvento } from '@portal/domain/guia/autorizacaoEvento.tables.ts'
import type { ImagemPresente } from '@portal/domain/imagem/imagemExigida.ts'
import { type Associado, findAssociado } from '../associado/associado.store.ts'
import type { Plano } from '../associado/plano.store.ts'
import type { Db } from '../db/client.ts'
import type { Guia } from '../guia/guia.store.ts'
import { findRascunho } from '../rascunho/rascunho.store.ts'
import { loadProntuario, type Prontuario, toDadosContexto } from './contexto.ts'
import { type Evento, listEventosGuia } from './evento.store.ts'
import { listPrecos, priceItem } from './preco.store.ts'
import type { TabelaRegras } from './regras.ts'

type DenticaoManual = 'permanente' | 'decidua' | 'mista' | undefined

/** All that the rules ask about a guide besides its items: the same for advice, decision and payment. */
export type FatosGuia = {
  hoje: string
  tabela: TabelaRegras
  guia: Guia
  associado: Associado
  /** The plan that the guide is charged to. */
  plano: Plano | undefined
  /** Without what this very guide has done: it is judged against the rest. */
  prontuario: Prontuario
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
    findAssociado(db, codigoAssociado),
    loadProntuario(db, codigoAssociado, codigoCredenciado, hoje),
    numeroFichaPrincipal === null ? [] : listEventosGuia(db, codigoCredenciado, numeroFichaPrincipal),
    findRascunho(db, codigoCredenciado, numeroFicha),
  ])
  if (!associado) throw new Error(`guide ${numeroFicha} of an unknown member`)
  const { planos, historico } = prontuario
  return {
    hoje,
    tabela,
    guia,
    associado,
    plano: planos.find((plano) => plano.codigoPlano === guia.codigoPlano) ?? planos[0],
    prontuario: { ...prontuario, historico: historico.filter((linha) => linha.numeroFicha !== numeroFicha) },
    itensPrincipal: principais
      .filter((evento) => evento.autorizacao !== autorizacaoEvento.negado)
      .map(toItem),
    denticaoManual: rascunho?.conteudo.denticaoManual,
  }
}

/** A stored event as the engine's item. */
export const toItem = (evento: Evento): Item => ({
  sequencial: evento.sequencialInclusao,
  codigoEvento: evento.codigoEvento,
  dente: evento.dente ?? undefined,
  regiao: evento.regiao ?? undefined,
  faces: evento.faces ?? undefined,
  quantidade: evento.quantidade,
  data: evento.dataRealizacao ?? undefined,
})

/** What is judged, and when in the guide's life. */
export type Julgamento = {
  momento: MomentoAvaliacao
  itens: readonly Item[]
  imagens: readonly ImagemPresente[]
  justificativa: string | null | undefined
}

export function createContextoGuia(fatos: FatosGuia, julgamento: Julgamento): Contexto {
  const { hoje, tabela, associado, plano, prontuario, guia, itensPrincipal, denticaoManual } = fatos
  const { momento, itens, imagens, justificativa } = julgamento
  const dados = toDadosContexto(hoje, tabela, associado, plano, prontuario, {
    momento,
    guia: {
      codigoEspecialidade: guia.codigoEspecialidade,
      codigoTipoAtendimento: guia.codigoTipoAtendimento,
      emergencia: guia.emergencia,
      recemNato: guia.recemNato,
      itens,
      itensPrincipal,
      solicitanteInformado: isSolicitanteInformado(guia),
      dataAutorizacao: guia.dataAutorizacao ?? undefined,
      auditada: guia.statusAuditoria === 'AUDITADO',
    },
    imagens: imagens.map(({ momento: quando, dente }) => ({ momento: quando, dente: dente ?? undefined })),
    justificativa: justificativa ?? undefined,
  })
  return createContexto({ ...dados, associado: { ...dados.associado, denticaoManual } })
}

/** Only a radiology guide has a requester other than the provider (Spec §5, "Requester fields"). */
export const isSolicitanteInformado = (guia: Guia): boolean => !isRadiologia(guia.codigoEspecialidade)

export type Julgado = { item: Item; motivos: readonly Motivo[] }

/** The reasons against each item, in the order given. */
export const evaluateItens = (contexto: Contexto): Julgado[] =>
  contexto.guia.itens.map((item) => ({ item, motivos: evaluateEvento(item, contexto) }))

/** What each item is worth today in the guide's network, and the patient's part. */
export async function priceItens(
  db: Db,
  { prontuario, plano, tabela, hoje }: FatosGuia,
  itens: readonly Pick<Item, 'codigoEvento' | 'quantidade'>[],
): Promise<Preco[]> {
  const currentCode = (codigo: string) => tabela.find(codigo)?.codigoEvento ?? codigo
  const codigos = itens.map((item) => currentCode(item.codigoEvento))
  const precos = await listPrecos(db, prontuario.contrato.rede, codigos, hoje)
  return itens.map(({ quantidade }, i) => {
    const codigo = codigos[i] ?? ''
    return priceItem(precos.get(codigo) ?? 0, codigo, quantidade, toCoparticipacao(plano))
  })
}

/** The patient's part under a plan; none without one. */
export const toCoparticipacao = (plano: Plano | undefined) => ({
  percentual: plano?.percentualCoparticipacao ?? 0,
  tetoCentavos: plano?.tetoCoparticipacaoCentavos ?? 0,
})
