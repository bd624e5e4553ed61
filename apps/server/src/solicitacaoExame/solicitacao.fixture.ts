import { addDays } from '@portal/domain/calendario/dataCivil.ts'
import type { StatusSolicitacao } from '@portal/domain/solicitacaoExame/statusSolicitacao.tables.ts'
import { civilDay } from '../runtime/clock.ts'
import { createAssociado } from '../testing/guia.fixture.ts'
import type { TestApp } from '../testing/testApp.ts'
import { type EventoGuardado, insertSolicitacao, type NovaSolicitacao } from './solicitacao.store.ts'

/** A panoramic radiograph, approved. */
export const PANORAMICA: EventoGuardado = {
  sequencial: 1,
  codigoEvento: '81000405',
  quantidade: 1,
  justificativa: '',
  locais: [],
  situacao: 'APROVADO',
  motivos: [],
}

/** Periapicals of two regions, in analysis because they repeat too soon. */
export const PERIAPICAL: EventoGuardado = {
  sequencial: 2,
  codigoEvento: '81000421',
  quantidade: 2,
  justificativa: 'Dor à percussão desde a semana passada, com aumento da mobilidade.',
  locais: [
    { codigoLocal: 'RMSD', foco: 'ápice do 16' },
    { codigoLocal: 'RPSD', foco: '' },
  ],
  situacao: 'APROVADO',
  motivos: [],
}

export type OpcoesSolicitacao = Partial<Omit<NovaSolicitacao, 'codigoCredenciado'>> & { login?: number }

/** A request, approved by the portal unless it is told otherwise, of a member of its own unless one is named. */
export async function createSolicitacao(
  t: TestApp,
  { login = 100001, ...opcoes }: OpcoesSolicitacao = {},
): Promise<number> {
  const agora = t.clock.now()
  const status: StatusSolicitacao = opcoes.status ?? 'APROVADA_PORTAL'
  const codigoAssociado = opcoes.codigoAssociado ?? (await createAssociado(t))
  const [plano] = await t.rows<{ codigo: string }>(
    'select codigo_plano as codigo from associado_plano where codigo_associado = $1 order by principal desc limit 1',
    [codigoAssociado],
  )
  const nova: NovaSolicitacao = {
    codigoCredenciado: login,
    codigoPlano: plano?.codigo ?? '',
    codigoDentista: null,
    nomeSolicitante: 'Ana Prado',
    croSolicitante: '12345',
    ufSolicitante: 'SP',
    hipoteseDiagnostica: 'Lesão periapical do 16.',
    eventos: [PANORAMICA],
    prazo: status === 'EM_ANALISE' ? addDays(civilDay(agora), 7) : null,
    validade: status === 'EM_ANALISE' ? null : addDays(civilDay(agora), 90),
    ...opcoes,
    codigoAssociado,
    status,
  }
  return t.services.pool.transaction(login, (db) => insertSolicitacao(db, nova, 'Teste', agora))
}

/** The one open request of the member of the matrix. */
export async function createUnica(t: TestApp): Promise<number> {
  await t.rows(`update solicitacao_exame set status = 'CANCELADA', prazo = null
                 where codigo_associado = '500000001' and status <> 'CAPTURADA'`)
  return createSolicitacao(t, { codigoAssociado: '500000001' })
}

let proximaFicha = 790_000_001

/** The request is captured by the unit, as its capture leaves it. Answers the form's number. */
export async function captureSolicitacao(t: TestApp, numeroSolicitacao: number, codigoUnidade = 100003) {
  const numeroFicha = proximaFicha++
  await t.rows(
    `update solicitacao_exame set status_antes = status, status = 'CAPTURADA', codigo_unidade = $2,
            numero_ficha_radiologia = $3, capturada_em = $4 where numero_solicitacao = $1`,
    [numeroSolicitacao, codigoUnidade, numeroFicha, t.clock.now()],
  )
  return numeroFicha
}

/** What the tables say of a request. */
export async function readSolicitacao(t: TestApp, numeroSolicitacao: number) {
  const [row] = await t.rows<{
    status: StatusSolicitacao
    versao: number
    prazo: string | null
    validade: string | null
    eventos: EventoGuardado[]
    passos: {
      autor: string
      acao: string
      deStatus: string | null
      paraStatus: string
      motivo: string | null
    }[]
  }>(
    `select s.status, s.versao, to_char(s.prazo, 'YYYY-MM-DD') as prazo, to_char(s.validade, 'YYYY-MM-DD') as validade,
            s.eventos,
            (select jsonb_agg(jsonb_build_object('autor', h.autor, 'acao', h.acao, 'deStatus', h.de_status,
                                                 'paraStatus', h.para_status, 'motivo', h.motivo) order by h.id)
               from historico_solicitacao h where h.numero_solicitacao = s.numero_solicitacao) as passos
       from solicitacao_exame s where s.numero_solicitacao = $1`,
    [numeroSolicitacao],
  )
  if (!row) throw new Error(`no request ${numeroSolicitacao}`)
  return row
}
