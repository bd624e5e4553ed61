import type { Permissao } from '@portal/domain/acesso/permissao.tables.ts'
import { getRotuloAlvara } from '@portal/domain/cadastro/alvara.ts'
import { addDays } from '@portal/domain/calendario/dataCivil.ts'
import { describeFinda } from '@portal/domain/guia/perspectivaCobertura.ts'
import { toChavePrazo } from '@portal/domain/prazo/ordemPrazo.ts'
import {
  DIAS_PEDIDO_A_EXPIRAR,
  DIAS_RECURSO_A_ENVIAR,
  type TipoPrazo,
} from '@portal/domain/prazo/tipoPrazo.tables.ts'
import { endDevolucao } from '@portal/domain/solicitacaoExame/devolucao.ts'
import { listAlvaras } from '../cadastro/alvara.store.ts'
import { findContatos } from '../cadastro/contato.store.ts'
import { toAlvara } from '../cadastro/toAlvara.ts'
import { findTroca } from '../cadastro/troca.store.ts'
import { listARecorrer } from '../recursoGlosa/listARecorrer.ts'
import { civilDay } from '../runtime/clock.ts'
import { listAExpirar } from '../solicitacaoExame/lista.store.ts'
import { listCodigosPendentes } from '../termo/documento.store.ts'
import { type ExameEsperado, listCapturasSemGuia, listExamesEsperados } from './exame.store.ts'
import { type Chamada, type Consulta, type Fonte, type PrazoAchado, semDinheiro } from './fonte.ts'
import { fontesGuia, loadGuiasAbertas, toPrazo } from './fontesGuia.ts'
import { fontesOrtodontia, loadManutencoes, loadTratamentos } from './fontesOrtodontia.ts'

const doExame =
  (falta: ExameEsperado['esperado']): Fonte =>
  async ({ examesEsperados }) =>
    (await examesEsperados())
      .filter(({ esperado }) => esperado === falta)
      .map(({ esperado: _esperado, ...linha }) => toPrazo(linha))

/** What a kind is cured with, where that is a function of the menu: shut to a session, it is none of its deadlines. */
const exigidas: Readonly<Partial<Record<TipoPrazo, Permissao>>> = {
  RECURSO: 'RECURSO_GLOSA',
  CAPTURA: 'CAPT_EXAME',
  MANUTENCAO: 'REANALISE_ORTO',
  ALVARA: 'ATU_ALVARA',
  CONTATO: 'ATU_ALVARA',
  CONFERENCIA: 'ATU_ALVARA',
}

/** Where each kind of deadline comes from; a missing one does not compile. */
const fontes: Readonly<Record<TipoPrazo, Fonte>> = {
  ...fontesGuia,
  RECURSO: async ({ db, sessao, services, hoje }) => {
    const pergunta = { db, tabela: await services.regras.get(), quem: sessao, hoje }
    return (await listARecorrer(pergunta, addDays(hoje, DIAS_RECURSO_A_ENVIAR))).map(toPrazo)
  },
  PEDIDO: async ({ db, sessao, hoje }) => {
    const ate = addDays(hoje, DIAS_PEDIDO_A_EXPIRAR)
    return (await listAExpirar(db, sessao.codigoCredenciado, hoje, ate)).map(
      ({ numeroSolicitacao, ...linha }) => ({
        ...semDinheiro,
        ...linha,
        referencia: numeroSolicitacao,
        detalhe: `Pedido ${numeroSolicitacao}`,
      }),
    )
  },
  // Of a patient who may not be attended no guide is released: all that is left is to give it back. Operadora §3.
  CAPTURA: async ({ db, sessao, hoje }) =>
    (await listCapturasSemGuia(db, sessao.codigoCredenciado)).map(
      ({ capturadaEm, horasDevolucao, fimCobertura, ...captura }) => {
        const devolverAte = endDevolucao({ capturadaEm, horasDevolucao })
        return {
          ...semDinheiro,
          ...captura,
          prazo: civilDay(devolverAte),
          devolverAte: devolverAte.toISOString(),
          detalhe: [`Pedido de exames ${captura.referencia}`, describeFinda({ fimCobertura }, hoje)?.nota]
            .filter(Boolean)
            .join('. '),
        }
      },
    ),
  LAUDO: doExame('imagem'),
  TRACADO: doExame('laudo'),
  ...fontesOrtodontia,
  // In review it is the operator's side that has to act.
  ALVARA: async ({ db, sessao, hoje }) =>
    (await listAlvaras(db, sessao.codigoCredenciado))
      .map((linha) => toAlvara(linha, hoje))
      .filter(({ situacao, renovacao }) => situacao !== 'valido' && renovacao?.etapa !== 'emAnalise')
      .map(({ id, tipo, dataValidade }) => ({
        ...semDinheiro,
        referencia: id,
        prazo: dataValidade,
        detalhe: getRotuloAlvara(tipo),
      })),
  TERMO: async ({ db, sessao, agora }) =>
    (await listCodigosPendentes(db, { ...sessao, agora })).map(({ codigo, titulo }) => ({
      ...semDinheiro,
      referencia: codigo,
      prazo: null,
      detalhe: titulo,
    })),
  CONTATO: async ({ db, sessao, agora }) => {
    const troca = await findTroca(db, sessao.codigoCredenciado, agora)
    if (!troca) return []
    // Named by its own end: what was given up of one change is not given up of the next.
    const referencia = Math.trunc(troca.expiraEm.getTime() / 1000)
    const detalhe = `Troca de ${[troca.email && 'e-mail', troca.celular && 'celular'].filter(Boolean).join(' e ')}`
    return [{ ...semDinheiro, referencia, prazo: civilDay(troca.expiraEm), detalhe }]
  },
  CONFERENCIA: async ({ db, sessao }) => {
    const { pendente, conferidoEm } = await findContatos(db, sessao.codigoCredenciado)
    // Named by the last check: given up, it comes back when the operator asks for the next one.
    const referencia = Math.trunc((conferidoEm?.getTime() ?? 0) / 1000)
    return pendente ? [{ ...semDinheiro, referencia, prazo: null, detalhe: 'E-mail e telefones' }] : []
  },
}

const tipos = Object.keys(fontes) as TipoPrazo[]

/** The deadlines of a kind, in no order. */
async function loadTipo(consulta: Consulta, tipo: TipoPrazo): Promise<PrazoAchado[]> {
  const exigida = exigidas[tipo]
  if (exigida && !consulta.sessao.permissoes.includes(exigida)) return []
  return (await fontes[tipo](consulta)).map((prazo) => ({ ...prazo, tipo }))
}

/** Reads when it is first asked to, and once. */
function readOnce<T>(read: () => Promise<T>): () => Promise<T> {
  let lido: Promise<T> | undefined
  return () => {
    lido ??= read()
    return lido
  }
}

function toConsulta(chamada: Chamada): Consulta {
  const { db, sessao, hoje } = chamada
  const tratamentos = readOnce(() => loadTratamentos(chamada))
  return {
    ...chamada,
    tratamentos,
    manutencoes: readOnce(async () => loadManutencoes(chamada, await tratamentos())),
    guiasAbertas: readOnce(() => loadGuiasAbertas(chamada)),
    examesEsperados: readOnce(() => listExamesEsperados(db, sessao.codigoCredenciado, hoje)),
  }
}

/** Every deadline of the provider, in no order. */
export async function loadPrazos(chamada: Chamada): Promise<PrazoAchado[]> {
  const consulta = toConsulta(chamada)
  return (await Promise.all(tipos.map((tipo) => loadTipo(consulta, tipo)))).flat()
}

/** Whether the provider has the deadline of this name (`toChavePrazo`). */
export async function hasPrazo(chamada: Chamada, chave: string): Promise<boolean> {
  const tipo = tipos.find((each) => chave.startsWith(`${each}:`))
  return (
    tipo !== undefined &&
    (await loadTipo(toConsulta(chamada), tipo)).some((prazo) => toChavePrazo(prazo) === chave)
  )
}
