import { createHmac } from 'node:crypto'
import type { credenciado } from '@portal/contract/credenciado.ts'
import { isCampoAberto } from '@portal/domain/acesso/campoRestrito.tables.ts'
import { daysBetween } from '@portal/domain/calendario/dataCivil.ts'
import { findEspecialidade } from '@portal/domain/especialidade/especialidade.tables.ts'
import { statusFicha } from '@portal/domain/guia/statusFicha.tables.ts'
import type { Db } from '../db/client.ts'
import type { Handlers } from '../http/handler.ts'
import type { Sessao } from '../http/sessao.ts'
import { civilDay } from '../runtime/clock.ts'
import {
  countPendentes,
  countSenhas,
  findInfo,
  findParticularidades,
  listCodigosEspecialidade,
  listDentistas,
  listPendentes,
} from './credenciado.store.ts'
import { exportStatusSenha } from './exportStatusSenha.ts'
import { findUltimaEspecialidade } from './ultimaEspecialidade.store.ts'

/** Civil days until a password expires, 0 on its last; null for one without an end. */
const daysUntil = (instant: Date | null, agora: Date): number | null =>
  instant && Math.max(0, daysBetween(civilDay(agora), civilDay(instant)))

type Pendente = Awaited<ReturnType<typeof listPendentes>>[number]
type Paciente = 'codigoAssociado' | 'nomeAssociado'

/** The pending guides as the session may read them: without their patients where guides are closed to it. */
async function loadPendentes(
  db: Db,
  { codigoCredenciado, permissoes }: Sessao,
): Promise<(Omit<Pendente, Paciente> & Partial<Pick<Pendente, Paciente>>)[]> {
  const guias = await listPendentes(db, codigoCredenciado)
  if (isCampoAberto('pacientePendente', permissoes)) return guias
  return guias.map(({ codigoAssociado: _codigo, nomeAssociado: _nome, ...guia }) => guia)
}

/** The provider service. Spec §7.8. */
export const credenciadoHandlers: Handlers<typeof credenciado> = {
  exportStatusSenha,
  getInfo: async ({ db, sessao, agora, services }) => {
    const { codigoCredenciado, codigoDentista, compartilhamento, login, nome, protocolo } = sessao
    const [{ expiraEm, ...info }, dentistas] = await Promise.all([
      findInfo(db, codigoCredenciado, login),
      listDentistas(db, codigoCredenciado),
    ])
    return {
      codigoCredenciado,
      ...info,
      dentistaConectado: codigoDentista === null ? null : { codigoDentista, nome, compartilhamento },
      protocolo,
      textoProtocolo: `Protocolo ${protocolo}: informe à operadora`,
      qtdDiasExpiracaoSenha: daysUntil(expiraEm, agora),
      dentistas,
      chaveRascunho: createHmac('sha256', services.secrets.at(-1) ?? '')
        .update(`rascunho:${codigoCredenciado}`)
        .digest('base64url'),
    }
  },
  getParticularidades: async ({ db, sessao }) => {
    const {
      itensBloqueados: _bloqueados,
      itensLegado: _legado,
      ...rest
    } = await findParticularidades(db, sessao.codigoCredenciado)
    return rest
  },
  listEspecialidades: async ({ db, sessao }) => {
    const [codigos, ultima] = await Promise.all([
      listCodigosEspecialidade(db, sessao.codigoCredenciado),
      findUltimaEspecialidade(db, sessao),
    ])
    return codigos.map((codigoEspecialidade) => ({
      codigoEspecialidade,
      nome: findEspecialidade(codigoEspecialidade)?.rotulo ?? String(codigoEspecialidade),
      ...(codigoEspecialidade === ultima && { ultima: true as const }),
    }))
  },
  getTotalSenhas: ({ db, sessao, hoje }) => countSenhas(db, sessao.codigoCredenciado, hoje),
  getGtoPendentes: async ({ db, sessao, trilha }) => {
    const [guias, totais] = await Promise.all([
      loadPendentes(db, sessao),
      countPendentes(db, sessao.codigoCredenciado),
    ])
    for (const codigoAssociado of new Set(guias.map((guia) => guia.codigoAssociado))) {
      trilha({ codigoAssociado, objeto: 'guias pendentes' })
    }
    if (guias.length === 0) trilha({ objeto: 'guias pendentes: nenhuma' })
    const total = (status: number) => totais.find((row) => row.statusFicha === status)?.total ?? 0
    return {
      aguardandoJustificativa: total(statusFicha.aguardandoJustificativa),
      aguardandoDocumentacao: total(statusFicha.aguardandoDocumentacao),
      planosAEnviar: total(statusFicha.emAnalise),
      guias: guias.map(({ codigoAssociado: _codigo, ...guia }) => ({
        ...guia,
        atualizadaEm: guia.atualizadaEm.toISOString(),
      })),
    }
  },
}
